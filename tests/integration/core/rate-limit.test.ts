import { expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { hitRateLimit, removeExpiredRateLimits } from '@/lib/core/rate-limit'

const once = { limit: 1, windowSeconds: 60 }

test('fifty parallel hits pass exactly as often as the limit says', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => hitRateLimit('parallel', { limit: 7, windowSeconds: 60 })),
  )
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7)
})

test('a refusal says how long to wait, an admission says nothing', async () => {
  expect(await hitRateLimit('wait', once)).toEqual({ allowed: true, retryAfterSeconds: 0 })
  const refused = await hitRateLimit('wait', once)
  expect(refused.allowed).toBe(false)
  expect(refused.retryAfterSeconds).toBeGreaterThan(55)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('keys do not disturb each other, and refusals do not lengthen the wait', async () => {
  await hitRateLimit('mine', once)
  const [first] = [await hitRateLimit('mine', once)]
  for (let hit = 0; hit < 20; hit++) await hitRateLimit('mine', once)
  expect((await hitRateLimit('mine', once)).retryAfterSeconds).toBeLessThanOrEqual(first.retryAfterSeconds)
  expect((await hitRateLimit('yours', once)).allowed).toBe(true)
})

test('a window begins with its first hit, and the first one after its end begins the next', async () => {
  const twice = { limit: 2, windowSeconds: 60 }
  const knock = async () => (await hitRateLimit('twice', twice)).allowed
  await db.rateLimit.deleteMany()
  expect([await knock(), await knock(), await knock()]).toEqual([true, true, false])
  await db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 millisecond'`
  expect([await knock(), await knock(), await knock()]).toEqual([true, true, false])
})

test('the stored key does not tell whom it counts', async () => {
  await hitRateLimit('sign-in:mara@example.com', once)
  const rows = await db.rateLimit.findMany()
  expect(JSON.stringify(rows)).not.toContain('mara')
})

test('the clean-up takes what is over and leaves the rest', async () => {
  await hitRateLimit('over', once)
  const before = await db.rateLimit.count()
  await db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 second' WHERE key = (SELECT key FROM rate_limits LIMIT 1)`
  expect(await removeExpiredRateLimits()).toBeGreaterThanOrEqual(1)
  expect(await db.rateLimit.count()).toBeLessThan(before)
})
