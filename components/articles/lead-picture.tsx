import './text.css'
import type { ComponentProps, ReactNode } from 'react'
import { PictureFrame } from './picture-frame'

type LeadPictureProps = ComponentProps<typeof PictureFrame> & {
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
        <PictureFrame {...frame} />
        {children}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </Box>
  )
}
