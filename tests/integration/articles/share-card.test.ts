import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawShareImage } from '@/app/og/draw-share-image'
import { setPostPicture } from '@/lib/articles/picture-actions'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

beforeEach(async () => {
  await wipe()
  await addCategories()
  actAs(new Browser())
  signInAs(await addMember('iris'))
})

/** A product as shops cut it out: grey, with nothing around it. */
const cutOut = async () => {
  const grey = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } })
    .composite([{ input: grey }])
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'product.png')
}

/** The darkest sign of a part of the picture that is drawn for an article, 0 to 255. */
async function darkest(slug: string, part: { left: number; top: number; width: number; height: number }) {
  const drawn = sharp(Buffer.from((await drawShareImage('article', slug)) ?? []))
  const { channels } = await sharp(await drawn.extract(part).png().toBuffer()).stats()
  return Math.min(...channels.map(({ min }) => min))
}

test('what a picture lets through is white where its text is shared', async () => {
  const { id, slug } = await create({ status: 'published' })
  expect(await setPostPicture(null, toForm({ id, place: 'lead', file: await cutOut() }))).toMatchObject({ ok: true })
  expect(await darkest(slug, { left: 1110, top: 20, width: 90, height: 590 })).toBeGreaterThan(240)
})

test('a word that is longer than the card is parted at its edge', async () => {
  const { slug } = await create({ status: 'published', title: 'Donaudampfschiffahrt'.repeat(4) })
  expect(await darkest(slug, { left: 1150, top: 20, width: 50, height: 400 })).toBeGreaterThan(240)
})
