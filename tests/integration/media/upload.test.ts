import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { POST } from '@/app/api/pictures/route'
import { GET } from '@/app/media/[file]/route'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { PICTURE_WIDTHS } from '@/lib/core/picture-files'
import type { Member } from '@/lib/core/viewer'
import { uploadPicture } from '@/lib/media/actions'
import { forgetAvatar, keepAvatar, makeAvatar } from '@/lib/media/avatar'
import { removeUnusedPictures } from '@/lib/media/commands'
import { mediaStorage, randomKey, removeSizes } from '@/lib/media/storage'
import { drawMoving } from '@/tests/support/moving-picture'
import { request, signInAs, toForm } from '@/tests/support/request'
import { addPerson } from '../auth/people'
import { addMember } from '../comments/texts'

const folder = join(env.DATA_DIR, 'media')
const files = () => (existsSync(folder) ? readdirSync(folder) : [])

const draw = (width = 1600, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#c2330f' } })
    .png()
    .toBuffer()
const toFile = (bytes: Uint8Array | string, name = 'desk.png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'image/png' })

let member: Member
let network = 0

beforeEach(async () => {
  await db.media.deleteMany()
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  member = await addMember('noor')
  signInAs(member)
  network += 1
  request.address = `198.51.${network}.7`
})

const upload = async (fields: Record<string, string | Blob> = {}) =>
  uploadPicture(null, toForm({ file: toFile(await draw()), alt: 'A desk', ...fields }))

describe('a picture', () => {
  test('is kept in three sizes, with a row, and served for ever', async () => {
    const result = await upload({ caption: 'Mine' })
    expect(result).toMatchObject({ ok: true, message: 'Picture added', data: { width: 1200, height: 750 } })
    const { url, markdown } = result.ok ? result.data : { url: '', markdown: '' }
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/)
    expect(markdown).toBe(`![A desk](${url}#1200x750 "Mine")`)
    const name = url.replace('/media/', '')
    expect(files()).toEqual(expect.arrayContaining([name, name.replace('1200', '720'), name.replace('1200', '360')]))
    const row = await db.media.findFirst({ where: { ownerId: member.id } })
    expect(row).toMatchObject({ width: 1200, height: 750, alt: 'A desk', caption: 'Mine' })
    expect(row?.bytes).toBeGreaterThan(100)
    const answer = await GET(new Request('http://localhost/'), { params: Promise.resolve({ file: name }) })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(1200)
  })

  test('that moves keeps its first frame, and the answer says so', async () => {
    expect(await upload({ file: toFile(await drawMoving(), 'desk.gif') })).toMatchObject({
      ok: true,
      message: 'Picture added. Of a moving picture the first frame is kept.',
    })
  })

  test.each([
    ['no file', '', 'Please choose a picture'],
    ['an SVG', toFile('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Please choose a JPEG, PNG, GIF or WebP picture.'],
    ['a script named .png', toFile('#!/bin/sh', 'a.png'), 'Please choose a JPEG, PNG, GIF or WebP picture.'],
    [
      'too many bytes',
      toFile(new Uint8Array(4 * 1024 * 1024 + 1)),
      'That picture is too large. It may have at most 4 MB.',
    ],
  ])('%s is refused with one sentence, and nothing is kept', async (_what, file, sentence) => {
    const before = files()
    const result = await upload({ file })
    expect(result).toMatchObject({ ok: false, problem: 'invalid', fieldErrors: { file: [sentence] } })
    expect(files()).toEqual(before)
    expect(await db.media.count()).toBe(0)
  })

  test('beyond what one member may keep is refused, also when many come at once', async () => {
    const row = (key: string, bytes: number) => ({ key, width: 1, height: 1, bytes, ownerId: member.id })
    await db.media.createMany({ data: Array.from({ length: 198 }, (_, at) => row(`known-${at}`, 1)) })
    const answers = await Promise.all([upload(), upload(), upload(), upload()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      problem: 'conflict',
      message:
        'You have uploaded as much as one member can: 200 pictures or 200 MB. What is in no text and in no earlier version of one makes room within about a week; what is in a text that was removed, after 90 days.',
    })
    expect(await db.media.count({ where: { ownerId: member.id } })).toBe(200)
    await db.media.deleteMany()
    await db.media.create({ data: row('large-one', 200 * 1024 * 1024) })
    const before = files()
    expect(await upload()).toMatchObject({ problem: 'conflict' })
    expect(files()).toEqual(before)
  })

  test('ten a minute', async () => {
    const small = toFile(await draw(8, 8))
    const answers = []
    for (let number = 0; number < 11; number++) answers.push(await upload({ file: small }))
    expect(answers.map(({ ok }) => ok)).toEqual([...Array<boolean>(10).fill(true), false])
    expect(answers.at(-1)).toMatchObject({ problem: 'rate_limited' })
  })
})

test('a picture that was never posted goes after a week; one in a draft stays, and so does one that nobody uploaded', async () => {
  const keys: string[] = []
  for (let number = 0; number < 3; number++) {
    const result = await upload()
    keys.push(result.ok ? result.data.url.slice('/media/'.length, -'-1200.webp'.length) : '')
  }
  const [drafted = '', , recent = ''] = keys
  const content = { content: `![](/media/${drafted}-1200.webp)` }
  await db.draft.create({ data: { userId: member.id, target: 'topic:new', content } })
  await db.media.create({ data: { key: 'drawn-one', width: 1, height: 1, bytes: 1, createdAt: new Date(0) } })
  const later = new Date(Date.now() + 8 * 86_400_000)
  await db.media.update({ where: { key: recent }, data: { createdAt: later } })
  expect(await removeUnusedPictures()).toBe(0)
  expect(await removeUnusedPictures(later)).toBe(1)
  expect((await db.media.findMany()).map(({ key }) => key).sort()).toEqual([drafted, recent, 'drawn-one'].sort())
  expect(files().filter((file) => keys.some((key) => file.startsWith(key)))).toHaveLength(6)
})

test('the smallest size of a picture from before there was one is made when it is first asked for, and kept', async () => {
  const result = await upload()
  const file = result.ok ? result.data.url.replace('/media/', '').replace('1200', '360') : ''
  rmSync(join(folder, file))
  const get = (name: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ file: name }) })
  const answer = await get(file)
  expect(answer.status).toBe(200)
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 360, height: 225, format: 'webp' })
  expect(files()).toContain(file)
  const before = files()
  for (const name of [file.replace('360', '480'), `${'a'.repeat(32)}-360.webp`, `../media/${file}`]) {
    expect((await get(name)).status).toBe(404)
  }
  expect(files()).toEqual(before)
})

test.each([
  ['16x9', 1200, 675],
  ['4x3', 1000, 750],
  ['1x1', 750, 750],
])(
  'the shape %s of a picture is made when it is first asked for, kept, and leaves with it',
  async (shape, width, height) => {
    const result = await upload()
    const file = result.ok ? result.data.url.replace('/media/', '').replace('1200', shape) : ''
    const get = (name: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ file: name }) })
    expect(files()).not.toContain(file)
    const answer = await get(file)
    expect(answer.status).toBe(200)
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height, format: 'webp' })
    expect(files()).toContain(file)
    for (const other of ['2x1', '16x10', 'constructor', '1x1x1'])
      expect((await get(file.replace(shape, other))).status, other).toBe(404)

    await removeSizes(file.split('-')[0] ?? '', PICTURE_WIDTHS)
    expect(files().filter((name) => name.startsWith(file.split('-')[0] ?? '-'))).toEqual([])
  },
)

test('a shape that many ask for at once is made once, and too many shapes at once are put off', async () => {
  const webp = await sharp(await draw(40, 30))
    .webp()
    .toBuffer()
  const keys = Array.from({ length: 11 }, randomKey)
  await Promise.all(keys.map((key) => mediaStorage.write(`${key}-1200.webp`, webp)))
  const get = (name: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ file: name }) })
  const same = await Promise.all(Array.from({ length: 200 }, () => get(`${keys[0]}-1x1.webp`)))
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
  // Thirty and one, some of them asked for twice.
  const shapes = keys.slice(1).flatMap((key) => ['16x9', '4x3', '1x1', '4x3'].map((shape) => `${key}-${shape}.webp`))
  const names = [...shapes, `${keys[0]}-4x3.webp`]
  const { promise: isFull, resolve: release } = Promise.withResolvers<void>()
  const stored = mediaStorage.read
  const read = vi.spyOn(mediaStorage, 'read').mockImplementation(async (file) => {
    if (file.endsWith('-1200.webp')) await isFull
    return stored(file)
  })
  const asked = names.map(async (name) => ({ name, answer: await get(name) }))
  // None is made until one is put off.
  await Promise.race(asked)
  release()
  const all = await Promise.all(asked)
  read.mockRestore()
  const later = all.filter(({ answer }) => answer.status !== 200)
  expect(new Set(later.map(({ name }) => name)).size).toBe(1)
  for (const { name, answer } of later) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await get(name)).status).toBe(200)
  }
})

test('names that nothing has take no place of a shape that can be made', async () => {
  const webp = await sharp(await draw(40, 30))
    .webp()
    .toBuffer()
  const keys = [randomKey(), randomKey()]
  for (const key of keys) await mediaStorage.write(`${key}-1200.webp`, webp)
  const get = async (key: string) =>
    (await GET(new Request('http://localhost/'), { params: Promise.resolve({ file: `${key}-1x1.webp` }) })).status
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  const stored = mediaStorage.read
  const read = vi.spyOn(mediaStorage, 'read').mockImplementation(async (file) => {
    if (file === `${keys[0]}-1200.webp`) await isHeld
    return stored(file)
  })
  const held = get(keys[0] ?? '')
  const madeUp = Array.from({ length: 40 }, () => get(randomKey()))
  await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(41))
  const wanted = get(keys[1] ?? '')
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith(`${keys[1]}-1x1.webp`))
  release()
  expect(await Promise.all([held, wanted, ...madeUp])).toEqual([200, 200, ...Array<number>(40).fill(404)])
  read.mockRestore()
})

test('a shape that is made while its picture is removed leaves with it', async () => {
  const result = await upload()
  const key = result.ok ? (result.data.url.slice('/media/'.length).split('-')[0] ?? '') : ''
  const write = vi.spyOn(mediaStorage, 'write').mockImplementationOnce(async (file, bytes) => {
    await removeSizes(key, PICTURE_WIDTHS)
    await mediaStorage.write(file, bytes)
  })
  await GET(new Request('http://localhost/'), { params: Promise.resolve({ file: `${key}-1x1.webp` }) })
  write.mockRestore()
  expect(files().filter((name) => name.startsWith(key))).toEqual([])
})

describe('POST /api/pictures', () => {
  const from = { 'sec-fetch-site': 'same-origin' }
  const post = (body: BodyInit, headers: Record<string, string> = from) =>
    POST(
      new Request('http://localhost:3000/api/pictures', {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
      } as RequestInit),
    )
  const form = async () => toForm({ file: toFile(await draw(40, 30)), alt: 'A desk' })

  test('reads nothing but a form with files, and nothing at all of a visitor', async () => {
    let isRead = false
    const watched = () =>
      new ReadableStream(
        {
          pull(controller) {
            isRead = true
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
    const pairs = await post(watched(), { ...from, 'content-type': 'application/x-www-form-urlencoded' })
    expect([pairs.status, (await pairs.json()).message]).toEqual([400, 'This form could not be read.'])
    signInAs(null)
    const parts = await post(watched(), { ...from, 'content-type': 'multipart/form-data; boundary=x' })
    expect([parts.status, (await parts.json()).message]).toEqual([401, 'Please sign in first.'])
    expect(isRead).toBe(false)
    signInAs(member)
    expect((await post(watched(), { ...from, 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400)
    expect(isRead).toBe(true)
  })

  test('answers with the Markdown, kept by nobody', async () => {
    const answer = await post(await form())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({ ok: true, data: { markdown: expect.stringMatching(/#40x30\)$/) } })
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example', host: 'localhost:3000' }],
    ['nobody knows where', { host: 'localhost:3000' }],
  ])('from %s is refused', async (_where, headers: Record<string, string>) => {
    const answer = await post(await form(), headers)
    expect(answer.status).toBe(403)
    expect(await db.media.count()).toBe(0)
  })

  test('from an old browser on this site is taken', async () => {
    expect((await post(await form(), { origin: 'http://localhost:3000', host: 'localhost:3000' })).status).toBe(200)
  })

  test('a visitor, an unproved and a suspended member', async () => {
    signInAs(null)
    expect((await post(await form())).status).toBe(401)
    signInAs({ ...member, verified: false })
    expect((await post(await form())).status).toBe(403)
    signInAs({ ...member, suspendedUntil: new Date(Date.now() + 60_000) })
    const answer = await post(await form())
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ ok: false, problem: 'suspended' })
  })

  test('50 MB are refused before they are read, and while they are read when nobody said how many come', async () => {
    let sent = 0
    const endless = (most: number) =>
      new ReadableStream<Uint8Array>({
        pull(out) {
          sent += 64 * 1024
          if (sent > most) out.close()
          else out.enqueue(new Uint8Array(64 * 1024))
        },
      })
    const type = { ...from, 'content-type': 'multipart/form-data; boundary=x' }
    const claimed = await post(endless(1e9), { ...type, 'content-length': String(50 * 1024 * 1024) })
    expect(claimed.status).toBe(413)
    expect(sent).toBeLessThan(1024 * 1024)
    sent = 0
    const unsaid = await post(endless(1e9), type)
    expect(unsaid.status).toBe(413)
    expect(await unsaid.json()).toMatchObject({ message: 'That picture is too large. It may have at most 4 MB.' })
    expect(sent).toBeLessThan(6 * 1024 * 1024)
  })

  test('a body that is no form', async () => {
    expect((await post('{}', { ...from, 'content-type': 'application/json' })).status).toBe(400)
    expect((await post('--x\r\nnonsense', { ...from, 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(
      400,
    )
  })
})

describe('a portrait', () => {
  test('has three sizes; the former one goes with its files', async () => {
    const address = await keepAvatar(db, member.id, await makeAvatar(toFile(await draw())))
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}-192\.webp$/)
    const key = address.slice('/media/'.length, -'-192.webp'.length)
    expect(files().filter((file) => file.startsWith(key))).toHaveLength(3)
    const { id: stranger } = await addPerson('eve')
    await forgetAvatar(db, stranger, address)
    expect(files().filter((file) => file.startsWith(key))).toHaveLength(3)
    await forgetAvatar(db, member.id, address)
    expect(files().filter((file) => file.startsWith(key))).toEqual([])
    expect(await db.media.count()).toBe(0)
  })

  test('of more than 2 MB is refused', async () => {
    const large = toFile(new Uint8Array(2 * 1024 * 1024 + 1))
    await expect(makeAvatar(large)).rejects.toThrow('That picture is too large. It may have at most 2 MB.')
  })

  test('that is no upload stays', async () => {
    await keepAvatar(db, member.id, await makeAvatar(toFile(await draw())))
    const [beside, kept] = [join(folder, '..', 'letter-192.webp'), files()]
    writeFileSync(beside, 'Not a picture of ours.')
    onTestFinished(() => rmSync(beside))
    for (const address of [
      '/media/../letter-192.webp',
      '/media/letter-192.webp',
      'https://elsewhere.example/me.png',
      null,
    ])
      await forgetAvatar(db, member.id, address)
    expect(existsSync(beside)).toBe(true)
    expect(files()).toEqual(kept)
    expect(await db.media.count()).toBe(1)
  })
})
