import './editorial.css'
import { ViewTransition } from 'react'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { pictureSources } from '@/lib/core/picture-files'
import type { Picture } from '@/lib/media/picture'

/** How wide the picture is that a page opens with. */
export const LEAD_SIZES = '(width >= 80rem) 51rem, (width >= 64rem) 62vw, calc(100vw - 2rem)'

type PictureFrameProps = {
  picture: Picture | null
  /** The initial of the category stands in for a missing picture. */
  category: CategoryLabel
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** For the one picture a page opens with: fetched first and never lazily. */
  priority?: boolean
  /** The slug of the text, where it is unique on the page: the picture then glides from list to page and back. */
  glide?: string
}

/** A picture in its 3:2 box. It is decorative beside a headline only if its own `alt` says so. */
export function PictureFrame({ picture, category, sizes, priority = false, glide }: PictureFrameProps) {
  const frame = picture ? (
    <span className="picture" style={picture.placeholder ? toGlimpse(picture.placeholder) : undefined}>
      <img
        {...pictureSources(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </span>
  ) : (
    <span className={`picture initial ground-${toGround(category.slug)}`} aria-hidden="true">
      <b>{Array.from(category.name)[0] ?? '?'}</b>
    </span>
  )
  if (!glide) return frame

  return (
    <ViewTransition name={`picture-${glide}`} share="morph" default="none">
      {frame}
    </ViewTransition>
  )
}

/** What the picture looks like, until it is here. */
const toGlimpse = (placeholder: string) => ({ background: `center / cover url(${placeholder})` })

const GROUNDS = 7

/** One of seven grounds, always the same for a category. */
const toGround = (slug: string) =>
  (Array.from(slug).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % GROUNDS) + 1
