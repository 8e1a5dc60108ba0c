import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@/lib/core/picture-files'

/** Phones show the smaller ones at more than twice their pixels, where less is not seen, and wait for them. */
const WEBP = { 360: { quality: 72, effort: 2 }, 720: { quality: 72, effort: 2 }, 1200: { quality: 80, effort: 0 } }

/** Renders a picture of 3:2 once and writes it as WebP in the widths that the site serves. */
export async function renderPicture(svg: string): Promise<{ width: number; bytes: Buffer }[]> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    PICTURE_WIDTHS.map(async (width) => ({
      width,
      bytes: await sharp(data, { raw }).resize({ width, kernel: 'linear' }).webp(WEBP[width]).toBuffer(),
    })),
  )
}
