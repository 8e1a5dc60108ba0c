import sharp from 'sharp'

const SMALL = { width: 720, height: 480, kernel: 'linear' } as const
const LARGE_WEBP = { quality: 80, effort: 0 }
// Phones show it at more than twice its pixels, where less is not seen, and wait for it.
const SMALL_WEBP = { quality: 72, effort: 2 }

/** Renders a picture once and writes it as WebP in the two sizes the site serves. */
export async function renderPicture(svg: string): Promise<{ large: Buffer; small: Buffer }> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const [large, small] = await Promise.all([
    sharp(data, { raw }).webp(LARGE_WEBP).toBuffer(),
    sharp(data, { raw }).resize(SMALL).webp(SMALL_WEBP).toBuffer(),
  ])
  return { large, small }
}
