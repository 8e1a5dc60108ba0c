'use client'

import type { RefObject } from 'react'
import { insertBlock } from './edit-area'
import { PicturePanel, type PicturePanelProps } from './picture-panel'

type AreaPicturePanelProps = Omit<PicturePanelProps, 'insert' | 'refocus'> & {
  area: RefObject<HTMLTextAreaElement | null>
}

/** The same for a text area. */
export const AreaPicturePanel = ({ area, ...panel }: AreaPicturePanelProps) => (
  <PicturePanel
    {...panel}
    insert={(markdown) => {
      if (area.current) insertBlock(area.current, markdown)
      return area.current !== null
    }}
    refocus={() => area.current?.focus()}
  />
)
