import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { setPostPicture } from '@/lib/articles/picture-actions'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import { uploadPicture } from '@/lib/media/actions'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember } from '../comments/texts'
import { addCategories, create } from './posts'

vi.mock('next/headers', async () => (await import('../auth/browser')).nextHeaders)

let iris: Member

beforeEach(async () => {
  await wipe()
  await addCategories()
  actAs(new Browser())
  iris = await addMember('iris')
  signInAs(iris)
})

const draw = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } }).png()
const toFile = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const still = async () => toFile(await draw('#c2330f').toBuffer(), 'desk.png')

async function moving() {
  const frames = await Promise.all(['#c2330f', '#0f33c2'].map((colour) => draw(colour).toBuffer()))
  const joined = sharp(frames, { join: { animated: true } })
  return toFile(await joined.gif().toBuffer(), 'desk.gif')
}

const give = (id: string, more: Record<string, string | File>) =>
  setPostPicture(null, toForm({ id, place: 'lead', ...more }))

test('of a moving picture the first frame is kept, and the answer says so', async () => {
  const { id } = await create()
  expect(await give(id, { file: await still() })).toMatchObject({ ok: true, message: 'Picture saved' })
  expect(await give(id, { file: await moving() })).toMatchObject({
    ok: true,
    message: 'Picture saved. Of a moving picture the first frame is kept.',
  })
})

test('a hundred uploads a day, for texts and for posts together', async () => {
  const { id } = await create()
  expect(await uploadPicture(null, toForm({ file: await still() }))).toMatchObject({ ok: true })
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000)
  await db.rateLimit.updateMany({ where: { expiresAt: { gt: inTwoHours } }, data: { count: 99 } })
  expect(await give(id, { file: await still() })).toMatchObject({ ok: true })
  expect(await give(id, { file: await still() })).toMatchObject({ ok: false, problem: 'rate_limited' })
})
