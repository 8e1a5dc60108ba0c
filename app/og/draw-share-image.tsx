import { cacheLife, cacheTag } from 'next/cache'
import { ImageResponse } from 'next/og'
import sharp, { type Sharp } from 'sharp'
import { ShareCard } from '@/components/seo/share-card'
import { SHARE_SIZE, type ShareKind } from '@/lib/core/share-image'
import { site } from '@/lib/core/site'
import { tags } from '@/lib/core/tags'
import { toDrawable } from '@/lib/seo/drawable'
import { findShareFacts, openFaces } from '@/lib/seo/share-queries'

const TAG: Record<ShareKind, (name: string) => string> = {
  article: tags.article,
  review: tags.review,
  topic: (number) => tags.topic(Number(number)),
  person: tags.profile,
  product: tags.product,
  page: () => tags.everything,
}

/** A JPEG of 1200 × 630, drawn or cut from the author's own picture, made once and kept until its text changes. Null when there is no such text. */
export async function drawShareImage(kind: ShareKind, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything, TAG[kind](name))
  // Whoever has published has a page, and nobody else unless they chose to have one.
  if (kind === 'person') cacheTag(tags.articles, tags.reviews)
  const facts = await findShareFacts(kind, name)
  if (!facts) return null
  if (facts.author) cacheTag(tags.profile(facts.author))

  const { picture, rating, whole } = facts
  if (whole) return toJpeg(sharp(whole).resize({ ...SHARE_SIZE, fit: 'cover' }))
  const [kicker, title, byline] = [facts.kicker, facts.title, facts.byline].map((text) => toDrawable(text, site.name))
  const card = (
    <ShareCard
      kicker={kicker ?? ''}
      title={title ?? ''}
      byline={byline ?? ''}
      rating={rating}
      picture={picture && (await toDataAddress(picture))}
    />
  )
  const drawn = new ImageResponse(card, { ...SHARE_SIZE, fonts: await openFaces() })
  return toJpeg(sharp(await drawn.arrayBuffer()))
}

/** What a picture lets through is white: a JPEG has no more than colours, and would show it black. */
const onWhite = (image: Sharp) => image.flatten({ background: '#fff' })

const toJpeg = async (image: Sharp) =>
  new Uint8Array(await onWhite(image).jpeg({ quality: 85, mozjpeg: true }).toBuffer())

/** The library reads no WebP, and the card shows a part of the picture only. */
async function toDataAddress(webp: Uint8Array): Promise<string> {
  const part = sharp(webp).resize(440, SHARE_SIZE.height, { fit: 'cover' })
  const jpeg = await onWhite(part).jpeg({ quality: 92 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
