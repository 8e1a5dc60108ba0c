'use client'

import type { RefObject } from 'react'
import { insertBlock } from './edit-area'
import { PicturePanel, type PicturePanelProps } from './picture-panel'
import type { Brought } from './use-brought'

type AreaPicturePanelProps = Pick<PicturePanelProps<Brought>, 'brought' | 'onClose'> & {
  area: RefObject<HTMLTextAreaElement | null>
}

/** A `PicturePanel` that inserts into a text area, which comes back as it was with a page that was left. */
export const AreaPicturePanel = ({ area, ...panel }: AreaPicturePanelProps) => (
  <PicturePanel
    {...panel}
    staysWithPage
    insert={(markdown) => {
      if (area.current) insertBlock(area.current, markdown)
      return area.current !== null
    }}
    refocus={() => area.current?.focus()}
  />
)
