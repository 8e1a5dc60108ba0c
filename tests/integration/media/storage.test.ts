import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { env } from '@/lib/core/env'
import { mediaFile, mediaStorage, openMedia, randomKey } from '@/lib/media/storage'

const folder = join(env.DATA_DIR, 'media')

beforeEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that was never written is none, also before there is a folder', async () => {
  const file = mediaFile(randomKey(), 720)
  expect(await mediaStorage.read(file)).toBeNull()
  await mediaStorage.write(mediaFile(randomKey(), 720), new Uint8Array([1]))
  expect(await openMedia(file)).toBeNull()
  await mediaStorage.write(file, new Uint8Array([2]))
  expect(await openMedia(file)).toEqual(new Uint8Array([2]))
})

test('a file that cannot be read is not one that is missing', async () => {
  const file = mediaFile(randomKey(), 720)
  mkdirSync(join(folder, file), { recursive: true })
  await expect(openMedia(file)).rejects.toMatchObject({ code: 'EISDIR' })
})
