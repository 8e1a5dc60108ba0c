export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The chunk of a moving picture, and the one in which a picture begins (APNG, PNG specification 11.2). */
const [MOVES, BEGINS] = ['acTL', 'IDAT']

/**
 * What a file is by its first bytes, whatever its name says; null when it is none of the four kinds that are taken. Asked
 * before the decoder sees the file, so that the decoder's other readers (SVG, PDF, TIFF …) are out of reach.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (begins([0xff, 0xd8, 0xff])) return 'jpeg'
  if (begins(PNG)) return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return null
}

/** Marks of a JPEG that hold nothing and say no length (ITU T.81, B.1.1.3), a byte that fills, and one that was stuffed. */
const standsAlone = (mark: number) => mark <= 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd8)
const [SCAN, END] = [0xda, 0xd9]

/**
 * How many passes a JPEG is stored in. A decoder goes through the whole picture for each, and one that changes nothing takes some
 * dozen bytes, so the size of a file says nothing of its work.
 */
export function countScans(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let scans = 0
  for (let at = 2; at + 4 <= bytes.length; ) {
    const mark = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0
    if (mark === END) break
    if (mark === SCAN) scans++
    at += standsAlone(mark) ? 1 : 2 + view.getUint16(at + 2)
  }
  return scans
}

/** Whether a PNG moves: the decoder knows only its first picture and says nothing of others. */
export function isMovingPng(bytes: Uint8Array): boolean {
  if (pictureFormat(bytes) !== 'png') return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // A chunk is its length, its name, what it holds, and a sum of that.
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === MOVES || name === BEGINS) return name === MOVES
  }
  return false
}
