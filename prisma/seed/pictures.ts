import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type postgres from 'postgres'
import { PICTURE_WIDTHS } from '@/lib/core/picture-files'
import { daysAgo, seedId } from './deterministic'
import { insertRows } from './insert-rows'
import { drawAvatar, renderAvatar } from './pictures/draw-avatar'
import { drawPicture, type PictureSubject } from './pictures/draw-picture'
import { renderPicture } from './pictures/render-picture'

/** A picture to draw. `about`: what a text says of its thing; `caption` stands below it. */
export type Wanted = { subject: PictureSubject; key: string; alt: string; about?: string; caption?: string }
export type Drawn = Wanted & { file: string; bytes: number }

/** Pictures drawn at once: the drawing is on this thread, the encoding on libuv's four. */
const AT_ONCE = 4

export const pictureId = ({ subject, key }: Pick<Wanted, 'subject' | 'key'>) => seedId('picture', `${subject}/${key}`)

/** Draws every picture that the media folder lacks. File names depend on the drawing, so a second run finds them. */
export async function drawPictures(folder: string, wanted: Wanted[]): Promise<Drawn[]> {
  mkdirSync(folder, { recursive: true })
  return inParallel(wanted, async (picture) => {
    const svg = drawPicture(picture.subject, picture.key, picture.about)
    const file = nameOf(svg)
    const pathOf = (width: number) => join(folder, `${file}-${width}.webp`)
    if (!PICTURE_WIDTHS.every((width) => existsSync(pathOf(width)))) {
      for (const { width, bytes } of await renderPicture(svg)) writeWhole(pathOf(width), bytes)
    }
    return { ...picture, file, bytes: svg.length }
  })
}

/** Draws portraits and returns their addresses by username. */
export async function drawAvatars(folder: string, usernames: string[]): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true })
  const addresses = await inParallel(usernames, async (username): Promise<[string, string]> => {
    const svg = drawAvatar(username)
    const file = `${nameOf(svg)}-192.webp`
    if (!existsSync(join(folder, file))) writeWhole(join(folder, file), await renderAvatar(svg))
    return [username, `/media/${file}`]
  })
  return new Map(addresses)
}

export async function seedMedia(sql: postgres.ISql, drawn: Drawn[]): Promise<void> {
  await insertRows(
    sql,
    'media',
    drawn.map((picture) => ({
      id: pictureId(picture),
      key: picture.file,
      width: 1200,
      height: 800,
      bytes: picture.bytes,
      alt: picture.alt,
      caption: picture.caption ?? null,
      created_at: daysAgo(500),
    })),
  )
}

const nameOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 24)

/** A reader must never see half a file. */
function writeWhole(path: string, bytes: Buffer) {
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}

async function inParallel<In, Out>(items: In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
