import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccounts } from '@/tests/support/people'
import { ask } from './support/ask'
import { findForm, fromSomewhere, submit, toCookie } from './support/form'

const accounts = makeAccounts()
let cookie = ''

beforeAll(async () => {
  const { email, password } = await accounts.add({ role: 'admin' })
  const { cookies } = await submit(await findForm('/sign-in', 'name="password"'), { email, password }, fromSomewhere())
  cookie = toCookie(cookies)
})
afterAll(() => accounts.close())

const PAGES = [
  '/admin/news/',
  '/admin/products/',
  '/admin/payments/plans/',
  '/admin/payments/transactions/',
  '/admin/moderation/comment/',
  '/admin/moderation/topic/',
  '/report/comment/',
  '/report/reply/',
]

test.each([...PAGES.map((page) => [page, '']), ['/comments/', '/edit'], ['/comments/', '/reply']])(
  '%s…%s of a row that is not there is a true 404 with words in it',
  async (before, after) => {
    for (const id of [randomUUID(), 'nothing', '1']) {
      const { status, body } = await ask(before + id + after, { headers: { ...fromSomewhere(), Cookie: cookie } })
      const html = body.toString()
      expect([id, status]).toEqual([id, 404])
      expect(html).toMatch(/<html[^>]* lang="en"/)
      expect(html).toContain('Oops! Page not found')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
    }
  },
)

test.each(PAGES)('%s is not told to exist, or not, to somebody who is signed out', async (page) => {
  const { status, headers } = await ask(page + randomUUID(), { headers: fromSomewhere() })
  expect([status, headers.location]).toEqual([307, expect.stringMatching(/^\/sign-in\?/)])
})
