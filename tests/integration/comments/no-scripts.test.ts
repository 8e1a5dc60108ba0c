import { beforeEach, expect, test, vi } from 'vitest'
import { deleteMyComment } from '@/app/(member)/comments/list-posts'
import { deleteOwnComment, postReply } from '@/app/(member)/comments/posts'
import { db } from '@/lib/core/db'
import { readAnswer } from '@/lib/core/native-post'
import { signInAs, toForm } from '@/tests/support/request'
import { actAs, Browser } from '../auth/browser'
import { wipe } from '../auth/people'
import { addMember, addText } from './texts'

vi.mock('next/headers', async () => (await import('../auth/browser')).headersWithoutScripts)

beforeEach(async () => {
  await wipe()
  actAs(new Browser())
})

test.each([
  ['of the list', deleteMyComment],
  ['of the comment’s own page', deleteOwnComment],
])('the form %s leads to the list, which says that the comment is deleted', async (_where, remove) => {
  const otto = await addMember('otto')
  signInAs(otto)
  const { id } = await db.comment.create({
    data: { articleId: await addText(otto.id), authorId: otto.id, content: 'Mine.' },
  })
  const { digest } = await remove(null, toForm({ id })).then(
    () => ({ digest: '' }),
    (error: { digest: string }) => error,
  )
  const address = new URL(digest.split(';')[2] ?? '', 'http://site.test')
  expect(address.pathname).toBe('/comments')
  expect(await readAnswer('my-comments', address.searchParams.get('answer'))).toMatchObject({
    ok: true,
    message: 'Your comment has been deleted.',
  })
})

test.each(['../..//evil.test', '..%2F..%2F//evil.test', '\\\\evil.test', '//evil.test'])(
  'a forged id, %s, leads to nowhere but this site',
  async (parentId) => {
    signInAs(await addMember('otto'))
    const { digest } = await postReply(null, toForm({ parentId, content: '' })).then(
      () => ({ digest: '' }),
      (error: { digest: string }) => error,
    )
    const address = digest.split(';')[2] ?? ''
    expect(address).toMatch(/^\/[^/\\]/)
    expect(new URL(address, 'http://site.test').host).toBe('site.test')
  },
)
