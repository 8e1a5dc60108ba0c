import { describe, expect, test } from 'vitest'
import { type Click, newClickId, readLines, toLine } from '@/lib/clicks/click'
import { isOfferId } from '@/lib/clicks/destinations'
import { isRobot } from '@/lib/core/robots'

const click: Click = {
  id: newClickId(Date.UTC(2026, 10, 20)),
  offer: '0190a0b0-0000-7000-8000-000000000001',
  visitor: 'ab'.repeat(16),
  session: null,
  robot: false,
  text: null,
  at: '2026-11-20T00:00:00.000Z',
}

describe('a journal', () => {
  test('is read as it was written', () => {
    const member = { ...click, id: newClickId(Date.now()), session: 'cd'.repeat(32) }
    expect(readLines(toLine(click) + toLine(member))).toEqual({ clicks: [click, member], broken: 0 })
  })

  test('of an earlier release is read, which did not know the text', () => {
    const { text: _, ...former } = click
    expect(readLines(`${JSON.stringify(former)}\n`)).toEqual({ clicks: [click], broken: 0 })
  })

  test('that was cut off anywhere keeps every whole line and invents none', () => {
    const text = toLine(click) + toLine(click)
    const whole = toLine(click).length
    for (let end = 0; end <= text.length; end++) {
      const { clicks, broken } = readLines(text.slice(0, end))
      expect([clicks.length, broken]).toEqual([Math.floor(end / whole), 0])
    }
  })

  test('with senseless lines gives the others', () => {
    const senseless = ['{}', 'null', '[]', 'x', JSON.stringify({ ...click, visitor: 'zz' }), '']
    const { clicks, broken } = readLines(`${senseless.join('\n')}\n${toLine(click)}`)
    expect(clicks).toEqual([click])
    expect(broken).toBe(senseless.length)
  })
})

test('ids are of version 7 and sort by time', () => {
  const ids = [0, 1, 1_700_000_000_000, Date.now()].map(newClickId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.toSorted()).toEqual(ids)
})

test.each([
  ['0190a0b0-0000-7000-8000-000000000001', true],
  ['0190A0B0-0000-7000-8000-000000000001', false],
  ['https://evil.example', false],
  ['', false],
  ['0190a0b0-0000-7000-8000-000000000001\n', false],
])('%j is the shape of an offer’s id: %s', (value, expected) => {
  expect(isOfferId(value)).toBe(expected)
})

describe('programs', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

  test.each([
    [chrome, false],
    [firefox, false],
    [safari, false],
    [chrome.replace('X11; Linux x86_64', 'Linux; Android 12; CUBOT X50'), false],
    [chrome.replace('X11; Linux x86_64', 'Linux; Android 9; CUBOT_X18_Plus'), false],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', true],
    ['GoogleOther', true],
    ['Mediapartners-Google', true],
    ['some_bot_of_mine', true],
    ['facebookexternalhit/1.1', true],
    ['meta-externalagent/1.1', true],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com', true],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0)', true],
    ['Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1', true],
    ['Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)', true],
    ['Some reader (+http://reader.example/about)', true],
    ['Mozilla/5.0 (compatible; Google-Site-Verification/1.0)', true],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Claude-Web/1.0', true],
    [`${chrome} GTmetrix`, true],
    [`${chrome} PTST/240301.155911`, true],
    [`${chrome} DatadogSynthetics`, true],
    [`${chrome} Cypress/13`, true],
    ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', false],
    ['curl/8.9.1', true],
    ['python-requests/2.32', true],
    ['', true],
  ])('%s: %s', (name, expected) => {
    expect(isRobot(new Headers({ 'user-agent': name }))).toBe(expected)
  })

  test('a browser that fetches ahead has not clicked', () => {
    expect(isRobot(new Headers({ 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' }))).toBe(true)
    expect(isRobot(new Headers({ 'user-agent': firefox, 'x-moz': 'prefetch' }))).toBe(true)
  })
})
