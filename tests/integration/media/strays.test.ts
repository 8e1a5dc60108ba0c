import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { Member } from '@/lib/core/viewer'
import { uploadPicture } from '@/lib/media/actions'
import { mediaJobs } from '@/lib/media/jobs'
import { mediaStorage, randomKey, writeSizes } from '@/lib/media/storage'
import { removeStrayFiles } from '@/lib/media/stray-commands'
import { drawAvatars, drawPictures } from '@/prisma/seed/pictures'
import { signInAs, toForm } from '@/tests/support/request'
import { addMember } from '../comments/texts'

const folder = join(env.DATA_DIR, 'media')
const files = () => (existsSync(folder) ? readdirSync(folder).sort() : [])
const DAY = 24 * 60 * 60

/** Makes them as old as that, in seconds; a little more than a day unless told. */
function age(names = files(), seconds = DAY + 60) {
  const time = Date.now() / 1000 - seconds
  for (const name of names) utimesSync(join(folder, name), time, time)
}

let member: Member

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await db.media.deleteMany()
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  member = await addMember('noor')
  signInAs(member)
})

const SIZES = [360, 720, 1200].map((width) => ({ width, bytes: new Uint8Array([1]) }))

/** An upload whose process died before its row was written. */
const cutOff = () => writeSizes(SIZES)

async function upload() {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2330f' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'desk.png', { type: 'image/png' })
  const result = await uploadPicture(null, toForm({ file, alt: 'A desk' }))
  return result.ok ? (result.data.url.slice('/media/'.length).split('-')[0] ?? '') : ''
}

describe('files of an upload that was cut off', () => {
  test('go a day later, whatever sizes and shapes there are, and nothing else does', async () => {
    const kept = await upload()
    await mediaStorage.write(`${kept}-16x9.webp`, new Uint8Array([1]))
    const known = files()
    const key = await cutOff()
    await mediaStorage.write(`${key}-16x9.webp`, new Uint8Array([1]))
    writeFileSync(join(folder, '0123456789abcdef.part'), 'half')
    age()
    const underWay = await cutOff()
    expect(await removeStrayFiles()).toBe(5)
    expect(files()).toEqual([...known, ...SIZES.map(({ width }) => `${underWay}-${width}.webp`)].sort())
  })

  test('are those of a process that died before it wrote the row', async () => {
    const dying = vi.spyOn(db, '$transaction').mockImplementationOnce(() => new Promise(() => {}))
    void upload()
    await vi.waitFor(() => expect(dying).toHaveBeenCalled(), 10_000)
    dying.mockRestore()
    expect(files()).toHaveLength(3)
    age()
    expect(await removeStrayFiles()).toBe(3)
    expect(files()).toEqual([])
  })

  test('stay for a day, and for as long as a text shows them', async () => {
    const key = await cutOff()
    age(files(), DAY - 60)
    expect(await removeStrayFiles()).toBe(0)
    age()
    const draft = await db.draft.create({
      data: { userId: member.id, target: 'topic:new', content: { content: `![](/media/${key}-1200.webp)` } },
    })
    expect(await removeStrayFiles()).toBe(0)
    await db.draft.delete({ where: { userId_target: { userId: member.id, target: draft.target } } })
    expect(await removeStrayFiles()).toBe(3)
  })

  test('are found among more than are looked up together, 500 in a run', async () => {
    mkdirSync(folder, { recursive: true })
    const known = Array.from({ length: 700 }, randomKey)
    await db.media.createMany({ data: known.map((key) => ({ key, width: 1, height: 1, bytes: 1 })) })
    const strays = Array.from({ length: 700 }, randomKey)
    for (const key of [...known, ...strays]) writeFileSync(join(folder, `${key}-360.webp`), '')
    age()
    expect([await removeStrayFiles(), await removeStrayFiles(), await removeStrayFiles()]).toEqual([500, 200, 0])
    expect(files()).toEqual(known.map((key) => `${key}-360.webp`).sort())
  })

  test('go in the job that removes unused pictures', async () => {
    await cutOff()
    age()
    const job = mediaJobs.find(({ name }) => name === 'remove-unused-pictures')
    expect(await job?.run()).toEqual({ pictures: 0, files: 3 })
    expect(files()).toEqual([])
  })
})

test('what the sample site draws stays, portraits without a row among it, and so does what is no picture', async () => {
  const pictures = await drawPictures(folder, [{ subject: 'laptop', key: 'one', alt: '' }])
  const avatars = await drawAvatars(folder, ['ada', 'milo'])
  expect([pictures.length, avatars.size]).toEqual([1, 2])
  for (const name of ['README.txt', '.gitkeep', 'lost+found']) writeFileSync(join(folder, name), '')
  const before = files()
  age()
  expect(await removeStrayFiles()).toBe(0)
  expect(files()).toEqual(before)
})

test('a folder that nobody has written to holds none', async () => {
  expect(await removeStrayFiles()).toBe(0)
  expect(existsSync(folder)).toBe(false)
})
