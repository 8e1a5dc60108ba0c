import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodeAvatar, encodePicture } from '@/lib/media/encode'
import { countScans, isMovingPng } from '@/lib/media/format'
import { drawMoving, toMovingPng, withChunk } from '@/tests/support/moving-picture'

const RED = { r: 255, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 255 }

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } })

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: BLUE } }, left: width / 2, top: 0 },
  ])

const sizeOf = async (bytes: Uint8Array | undefined) => {
  const { width, height, format, exif, icc } = await sharp(bytes ?? new Uint8Array()).metadata()
  return { width, height, format, bare: !exif && !icc }
}

/** `red`, `blue`, or something else, at a place given in parts of the whole. */
async function colourAt(bytes: Uint8Array | undefined, x: number, y: number) {
  const { data, info } = await sharp(bytes ?? new Uint8Array())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
  const [r = 0, , b = 0] = data.subarray(at, at + 3)
  return r > 200 && b < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : `${r} ${b}`
}

const refusal = (file: Uint8Array) =>
  encodePicture(file).then(
    () => null,
    (error: Error) => error.message,
  )

describe('a picture', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('from %s becomes WebP in three sizes', async (format) => {
    const made = await encodePicture(await plain(2000, 1000).toFormat(format).toBuffer())
    expect(made).toMatchObject({ width: 1200, height: 600, animated: false })
    expect(made.sizes.map(({ width }) => width)).toEqual([360, 720, 1200])
    expect(await sizeOf(made.sizes[0]?.bytes)).toEqual({ width: 360, height: 180, format: 'webp', bare: true })
    expect(await sizeOf(made.sizes[1]?.bytes)).toEqual({ width: 720, height: 360, format: 'webp', bare: true })
    expect(await sizeOf(made.sizes[2]?.bytes)).toEqual({ width: 1200, height: 600, format: 'webp', bare: true })
    expect(made.placeholder).toMatch(/^data:image\/webp;base64,.{20,600}$/)
  })

  test('that lets its ground through has nothing behind it', async () => {
    const hole = await plain(200, 100).ensureAlpha(0.5).png().toBuffer()
    expect((await encodePicture(hole)).placeholder).toBeNull()
  })

  test('is not enlarged', async () => {
    const made = await encodePicture(await plain(40, 30).png().toBuffer())
    expect(made).toMatchObject({ width: 40, height: 30 })
    // Its files are called by the widths that were wanted all the same.
    expect(made.sizes.map(({ width }) => width)).toEqual([360, 720, 1200])
  })

  test('stands upright and forgets where it was taken', async () => {
    const sideways = await halves(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Noor' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const made = await encodePicture(sideways)
    expect(made).toMatchObject({ width: 200, height: 400 })
    expect(await sizeOf(made.sizes[1]?.bytes)).toMatchObject({ bare: true })
    expect(await colourAt(made.sizes[1]?.bytes, 0.5, 0.1)).toBe('red')
    expect(await colourAt(made.sizes[1]?.bytes, 0.5, 0.9)).toBe('blue')
    expect(Buffer.from(made.sizes[1]?.bytes ?? []).includes('Noor')).toBe(false)
  })

  test('that moves as a PNG is told from one that does not', async () => {
    const still = await plain(50, 50).png().toBuffer()
    expect(await encodePicture(still)).toMatchObject({ animated: false })
    expect(await encodePicture(toMovingPng(still))).toMatchObject({ animated: true })
    // The word alone, within what a chunk holds, moves nothing; neither does a length beyond the end.
    expect(isMovingPng(withChunk(still, 'tEXt', 'Comment\0acTL'))).toBe(false)
    expect(isMovingPng(still.subarray(0, 40))).toBe(false)
    expect(isMovingPng(Buffer.concat([still.subarray(0, 8), Buffer.alloc(16, 0xff)]))).toBe(false)
  })

  test('that moves keeps its first frame', async () => {
    const made = await encodePicture(await drawMoving())
    expect(made).toMatchObject({ width: 50, height: 50, animated: true })
    expect(await colourAt(made.sizes[1]?.bytes, 0.5, 0.5)).toBe('red')
  })
})

describe('refused with one sentence', () => {
  const kind = 'Please choose a JPEG, PNG, GIF or WebP picture.'
  const damaged = 'That picture is damaged or incomplete. Please choose another file.'

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['a script, whatever its name', '#!/bin/sh\nrm -rf /'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('%s', async (_what, text) => expect(await refusal(Buffer.from(text))).toBe(kind))

  test('a TIFF, which the decoder could read', async () => {
    expect(await refusal(await plain(9, 9).tiff().toBuffer())).toBe(kind)
  })

  test('one with a side of 30,000 pixels, before it is decoded', async () => {
    const bomb = await plain(30_000, 2000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(4 * 1024 * 1024)
    const began = performance.now()
    expect(await refusal(bomb)).toBe('That picture is 30000 × 2000 pixels. A side may have at most 5,000.')
    expect(performance.now() - began).toBeLessThan(5000)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const whole = await halves(800, 600).toFormat(format).toBuffer()
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe(damaged)
    expect(await refusal(whole.subarray(0, 20))).toBe(damaged)
  })

  test('a JPEG of so many passes that its few bytes would take minutes, and no other of several', async () => {
    const whole = await halves(800, 600).jpeg({ progressive: true }).toBuffer()
    expect(countScans(whole)).toBeGreaterThan(5)
    expect(countScans(await halves(800, 600).jpeg().toBuffer())).toBe(1)
    expect(await refusal(whole)).toBeNull()
    // Its last pass again and again, as no encoder does it.
    const last = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    const many = Buffer.concat([whole.subarray(0, -2), ...Array<Buffer>(60).fill(last), whole.subarray(-2)])
    expect(countScans(many)).toBe(countScans(whole) + 60)
    expect(await refusal(many)).toBe('That JPEG is stored in too many passes. Please save it anew and send that.')
    // What stands in a part that is skipped, or behind the end, is no pass.
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 202]), Buffer.alloc(200, Buffer.from([0xff, 0xda]))])
    expect(countScans(Buffer.concat([whole.subarray(0, 2), note, whole.subarray(2), note]))).toBe(countScans(whole))
  })

  test('a head without a picture', async () => {
    expect(await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]))).toBe(damaged)
  })
})

describe('a portrait', () => {
  test('is the square in the middle, in three sizes', async () => {
    const sizes = await encodeAvatar(await halves(900, 300).png().toBuffer())
    expect(await Promise.all(sizes.map(({ bytes }) => sizeOf(bytes)))).toEqual(
      [64, 192, 384].map((width) => ({ width, height: width, format: 'webp', bare: true })),
    )
    expect(await colourAt(sizes[2]?.bytes, 0.1, 0.5)).toBe('red')
    expect(await colourAt(sizes[2]?.bytes, 0.9, 0.5)).toBe('blue')
  })

  test('is the square that was chosen, of the upright picture', async () => {
    const sideways = await halves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const [, , lower] = await encodeAvatar(sideways, { x: 20, y: 220, size: 150 })
    expect(await colourAt(lower?.bytes, 0.5, 0.05)).toBe('blue')
    const [, , upper] = await encodeAvatar(sideways, { x: 0, y: 0, size: 180 })
    expect(await colourAt(upper?.bytes, 0.5, 0.95)).toBe('red')
  })

  test.each([
    { x: -50, y: -50, size: 10_000 },
    { x: 9999, y: 9999, size: 10 },
    { x: 0, y: 0, size: 0 },
  ])('a square that reaches outside is moved in: %j', async (crop) =>
    expect(await encodeAvatar(await plain(30, 20).png().toBuffer(), crop)).toHaveLength(3),
  )
})
