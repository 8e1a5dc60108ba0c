import { pictureSources } from '@/lib/core/picture-files'
import { toAbsolute } from '@/lib/core/to-absolute'
import type { Picture } from '@/lib/media/picture'
import { scoreText } from '@/lib/reviews/score'
import { escapeXml } from './xml'

type Shown = {
  picture: Picture | null
  /** The rendered text, with whole addresses. */
  html: string
  review: { rating: number; pros: string[]; cons: string[]; verdict: string } | null
}

/** A text as its page shows it, for readers who see it elsewhere: with its picture, and all that makes it a review. */
export function toFeedHtml({ picture, html, review }: Shown): string {
  const lead = picture ? toPicture(picture) : ''
  if (!review) return lead + html
  const { rating, pros, cons, verdict } = review
  return [
    lead,
    `<p>Rating: ${scoreText(rating)} out of 5</p>`,
    toPoints('Pros', pros),
    toPoints('Cons', cons),
    html,
    verdict && `<h2>Verdict</h2><p>${escapeXml(verdict)}</p>`,
  ].join('')
}

function toPicture({ key, width, height, alt, caption }: Picture): string {
  const image = `<img src="${toAbsolute(pictureSources({ key }).src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`
  return caption ? `<figure>${image}<figcaption>${escapeXml(caption)}</figcaption></figure>` : `<p>${image}</p>`
}

const toPoints = (title: string, points: string[]) =>
  points.length ? `<h2>${title}</h2><ul>${points.map((point) => `<li>${escapeXml(point)}</li>`).join('')}</ul>` : ''
