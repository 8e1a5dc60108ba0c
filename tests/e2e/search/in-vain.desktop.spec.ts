import { randomInt } from 'node:crypto'
import { someAddress } from '@/tests/support/some-address'
import { expect, test } from '../accounts/support/test'

const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('noted as without a result is what a reader looks for in all there is, and no program', async ({
  request,
  accounts,
}) => {
  const word = `zzq${randomInt(10 ** 9)}`
  const searches: [query: string, userAgent: string][] = [
    [`${word}a&date=week`, READER],
    [`${word}b&category=ai`, READER],
    [`${word}c&kind=topic`, READER],
    [`${word}d`, 'curl/8.5.0'],
    [`${word}e&sort=newest`, READER],
  ]
  for (const [query, userAgent] of searches) {
    const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': someAddress() }
    expect((await request.get(`/search?q=${query}`, { headers })).status()).toBe(200)
  }
  const noted = async () =>
    (await accounts.sql`select subject from daily_counts where subject like ${`search:${word}%`}`).map(
      ({ subject }) => subject,
    )
  await expect.poll(noted).toContain(`search:${word}e`)
  expect(await noted()).toEqual([`search:${word}e`])
})
