import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A GIF of 50 × 50 that is red at first and then blue. */
export async function drawMoving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** Signature and head of a PNG, in bytes. */
const HEAD = 33

/** A PNG with one chunk more behind its head. */
export function withChunk(png: Buffer, name: string, held: string | Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(held)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(named.length - 4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([png.subarray(0, HEAD), length, named, sum, png.subarray(HEAD)])
}

/** A PNG as a moving one of one frame. */
export const toMovingPng = (png: Buffer) => withChunk(png, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]))
