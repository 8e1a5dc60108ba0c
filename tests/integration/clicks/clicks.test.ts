import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/go/[offer]/route'
import { hashSecret, makeSecret } from '@/lib/auth/secret-token'
import { SESSION_COOKIE, sealText } from '@/lib/auth/session-cookie'
import { type Click, newClickId, toLine } from '@/lib/clicks/click'
import { importClicks } from '@/lib/clicks/commands'
import { appendClick } from '@/lib/clicks/journal'
import { renewDestinations } from '@/lib/clicks/queries'
import { db } from '@/lib/core/db'
import { toAbsolute } from '@/lib/core/to-absolute'
import { addText } from '../comments/texts'
import { addMember, addProduct } from '../store/shop'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const folder = join(process.env.DATA_DIR ?? '', 'clicks')
const journals = () => readdirSync(folder).map((file) => join(folder, file))

type Ask = { address?: string; agent?: string; cookie?: string; method?: string; query?: string; from?: string }

function go(
  offer: string,
  { address = '198.51.100.7', agent = CHROME, cookie, method = 'GET', query = '', from }: Ask = {},
) {
  const said = { ...(cookie && { cookie }), ...(from && { referer: from }) }
  const headers = { 'x-forwarded-for': address, 'user-agent': agent, ...said }
  const request = new NextRequest(`http://localhost/go/${offer}${query}`, { method, headers })
  return GET(request, { params: Promise.resolve({ offer }) })
}

const clicksOn = (offerId: string) => db.affiliateClick.findMany({ where: { offerId }, orderBy: { id: 'asc' } })
const countedOn = async (offerId: string) => (await clicksOn(offerId)).filter(({ counted }) => counted).length

let number = 0
let shop: Awaited<ReturnType<typeof addProduct>>

beforeEach(async () => {
  mkdirSync(folder, { recursive: true })
  await importClicks()
  number += 1
  shop = await addProduct(`clicked-${number}`)
})

describe('a link to a shop', () => {
  test('leads to the stored address and has kept the click when it answers', async () => {
    const answer = await go(shop.offer)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`https://shop-1.example/${shop.slug}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(
      journals()
        .map((path) => readFileSync(path, 'utf8'))
        .join(''),
    ).toContain(shop.offer)
    expect(await importClicks()).toEqual({ imported: 1 })
    expect(await clicksOn(shop.offer)).toMatchObject([{ userId: null, robot: false, counted: true }])
    expect(journals()).toEqual([])
  })

  test('keeps on which text of this site it was pressed, under whichever of its addresses', async () => {
    const author = await addMember(`presser-${number}`)
    const slug = `pressed-${number}`
    const id = await addText(author.id)
    await db.article.update({ where: { id }, data: { slug } })
    await db.oldSlug.create({ data: { slug: `${slug}-before`, articleId: id } })
    const pages = [
      `/reviews/${slug}?page=2#where`,
      `/article/${slug}-before`,
      '/store',
      `/people/${slug}`,
      '/article/%00',
    ]
    for (const [index, page] of pages.entries())
      await go(shop.offer, { address: `198.51.100.${index}`, from: toAbsolute(page) })
    await go(shop.offer, { address: '198.51.100.9', from: `https://evil.example/article/${slug}` })
    await go(shop.offer, { address: '198.51.100.10', from: 'no address' })
    await importClicks()
    const found = (await clicksOn(shop.offer)).map(({ articleId }) => articleId)
    expect(found).toEqual([id, id, null, null, null, null, null])
  })

  test.each(['?url=https://evil.example', '?to=//evil.example&offer=x', '?redirect=javascript:alert(1)'])(
    'takes no address from %s',
    async (query) => {
      const answer = await go(shop.offer, { query })
      expect(answer.headers.get('location')).toBe(`https://shop-1.example/${shop.slug}`)
    },
  )

  test.each(['00000000-0000-7000-8000-000000000000', 'nope', 'https:%2F%2Fevil.example', '__proto__', ''])(
    'that nobody made, %j, is missing and keeps nothing',
    async (offer) => {
      expect((await go(offer)).status).toBe(404)
      expect(await importClicks()).toEqual({ imported: 0 })
    },
  )

  test('of an offer that has ended leads to the product and is no click', async () => {
    await db.offer.update({ where: { id: shop.offer }, data: { endedAt: new Date() } })
    const answer = await go(shop.offer)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/store/${shop.slug}`])
    expect(await importClicks()).toEqual({ imported: 0 })
  })

  test('follows a change of its offer', async () => {
    await go(shop.offer)
    await db.offer.update({ where: { id: shop.offer }, data: { url: 'https://moved.example/x' } })
    await renewDestinations()
    expect((await go(shop.offer)).headers.get('location')).toBe('https://moved.example/x')
  })

  test.each([
    ['製品', '%E8%A3%BD%E5%93%81'],
    ['café?größe=l', 'caf%C3%A9?gr%C3%B6%C3%9Fe=l'],
  ])('leads to an address that is stored as %s', async (stored, sent) => {
    await db.offer.update({ where: { id: shop.offer }, data: { url: `https://shop.example/${stored}` } })
    const answer = await go(shop.offer)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `https://shop.example/${sent}`])
    expect(await importClicks()).toEqual({ imported: 1 })
  })

  test('is not clicked by asking for its head', async () => {
    expect((await go(shop.offer, { method: 'HEAD' })).status).toBe(302)
    expect(await importClicks()).toEqual({ imported: 0 })
  })
})

describe('what counts', () => {
  // No hour ends while its clicks are made.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('one click a visitor, offer and hour; programs never', async () => {
    await go(shop.offer)
    await go(shop.offer)
    await go(shop.offer, { address: '203.0.113.9' })
    await go(shop.offer, { agent: 'Googlebot/2.1' })
    await importClicks()
    await go(shop.offer)
    await importClicks()
    const rows = await clicksOn(shop.offer)
    expect(rows).toHaveLength(5)
    expect(rows.filter(({ robot }) => robot)).toMatchObject([{ counted: false }])
    expect(await countedOn(shop.offer)).toBe(2)
    const repeated = rows.find(({ robot, counted }) => !robot && !counted)
    await expect(
      db.affiliateClick.update({ where: { id: repeated?.id ?? '' }, data: { counted: true } }),
    ).rejects.toThrow(/unique/i)
  })

  test('the next hour counts anew', async () => {
    const at = (hour: number): Click => ({
      id: newClickId(Date.now()),
      offer: shop.offer,
      visitor: 'ab'.repeat(16),
      session: null,
      robot: false,
      text: null,
      at: new Date(Date.UTC(2026, 5, 1, hour, 59)).toISOString(),
    })
    for (const hour of [10, 10, 11]) appendClick(at(hour))
    await importClicks()
    expect(await countedOn(shop.offer)).toBe(2)
  })

  test('a member is known by the session, wherever the click comes from', async () => {
    const member = await addMember(`clicker-${number}`)
    const secret = makeSecret()
    await db.session.create({
      data: { userId: member.id, tokenHash: hashSecret(secret), expiresAt: new Date(Date.now() + 86_400_000) },
    })
    const cookie = `${SESSION_COOKIE}=${await sealText(secret, SESSION_COOKIE, 3600)}`
    await go(shop.offer, { cookie })
    await go(shop.offer, { cookie, address: '203.0.113.50' })
    await go(shop.offer, { cookie: `${SESSION_COOKIE}=forged` })
    const journal = journals()
      .map((path) => readFileSync(path, 'utf8'))
      .join('')
    expect(journal).not.toContain(secret)
    await importClicks()
    const rows = await clicksOn(shop.offer)
    // Clicks of one millisecond have no order.
    const users = rows.map(({ userId }) => userId ?? 'nobody').sort()
    expect(users).toEqual([member.id, member.id, 'nobody'].sort())
    expect(await countedOn(shop.offer)).toBe(2)
  })
})

describe('journals of other servers', () => {
  const name = (writer: string) => join(folder, `1700000000000-${writer}-0.jsonl`)
  const some = (count: number): Click[] =>
    Array.from({ length: count }, (_, index) => ({
      id: newClickId(Date.now()),
      offer: shop.offer,
      visitor: index.toString(16).padStart(32, '0'),
      session: null,
      robot: false,
      text: null,
      at: new Date().toISOString(),
    }))

  test('are read while they grow, and stay until nobody writes them', async () => {
    const path = name('aaaaaaaaaaaa')
    writeFileSync(path, some(3).map(toLine).join(''))
    expect(await importClicks()).toEqual({ imported: 3 })
    const [late] = some(1)
    if (late) appendFileSync(path, toLine({ ...late, visitor: 'f'.repeat(32) }))
    expect(await importClicks()).toEqual({ imported: 1 })
    expect(journals()).toEqual([path])
    const then = new Date(Date.now() - 180_000)
    utimesSync(path, then, then)
    expect(await importClicks()).toEqual({ imported: 0 })
    expect(journals()).toEqual([])
    expect(await countedOn(shop.offer)).toBe(4)
  })

  test('that end in half a line give what is whole', async () => {
    const path = name('bbbbbbbbbbbb')
    const [one, two] = some(2).map(toLine)
    writeFileSync(path, `${one}${two?.slice(0, 70)}`)
    expect(await importClicks()).toEqual({ imported: 1 })
    appendFileSync(path, two?.slice(70) ?? '')
    expect(await importClicks()).toEqual({ imported: 1 })
  })

  test('are stored once, however often and by however many they are read', async () => {
    const path = name('cccccccccccc')
    writeFileSync(path, some(12_000).map(toLine).join(''))
    copyFileSync(path, name('dddddddddddd'))
    await Promise.all([importClicks(), importClicks(), importClicks()])
    expect((await clicksOn(shop.offer)).length).toBe(12_000)
    expect(await countedOn(shop.offer)).toBe(12_000)
    expect(await importClicks()).toEqual({ imported: 0 })
  })

  test('that name no offer of ours, or are none, do no harm', async () => {
    writeFileSync(name('eeeeeeeeeeee'), `${toLine({ ...(some(1)[0] as Click), offer: newClickId(1) })}garbage\n`)
    writeFileSync(join(folder, 'README'), 'not a journal')
    expect(await importClicks()).toEqual({ imported: 0 })
  })
})
