import './text.css'
import type { ComponentProps, ReactNode } from 'react'
import { LEAD_SIZES, PictureFrame } from './picture-frame'

type LeadPictureProps = Omit<ComponentProps<typeof PictureFrame>, 'sizes'> & {
  /** Stands over the picture: the score. */
  children?: ReactNode
}

/** The picture above a text, with its caption if it has one. */
export function LeadPicture({ children, ...frame }: LeadPictureProps) {
  const caption = frame.picture?.caption
  const Box = caption ? 'figure' : 'div'
  return (
    <Box className="text-lead">
      <div className="text-picture">
        <PictureFrame {...frame} sizes={LEAD_SIZES} />
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </Box>
  )
}
