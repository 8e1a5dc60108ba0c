import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isKnownMethod } from '@/lib/operations/known-methods'
import { sourceFiles } from '../../architecture/source-files'

const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
  isKnownMethod({ method, url, headers } as Partial<IncomingMessage> as IncomingMessage)

const FORM = { 'content-type': 'multipart/form-data; boundary=b' }
const ACTION = { 'next-action': 'x' }

/** The address of a page or handler, with a word in place of each parameter. */
const toAddress = (path: string) =>
  path
    .replace(/^app/, '')
    .replace(/\/(?:page\.tsx|route\.ts)$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\[+(?:\.{3})?(\w+)\]+/g, '$1') || '/'

const named = (file: RegExp) => sourceFiles.filter(({ path }) => file.test(path)).map(({ path }) => toAddress(path))
const handlers = named(/^app\/(?!api\/).*\/route\.ts$/)
const pages = named(/^app\/(?:.*\/)?page\.tsx$/)

test('there are both, and a handler outside of /api only reads', () => {
  expect(handlers).toEqual(expect.arrayContaining(['/og/kind/name', '/feeds/kind/name', '/sitemap.xml']))
  expect(pages).toEqual(expect.arrayContaining(['/', '/search', '/admin/blog']))
  const writing = sourceFiles.filter(
    ({ path, text }) =>
      /^app\/(?!api\/).*\/route\.ts$/.test(path) && /export .*\b(?:POST|PUT|PATCH|DELETE)\b/.test(text),
  )
  expect(writing.map(({ path }) => path)).toEqual([])
})

test.each(handlers)('nothing is posted to %s', (address) => {
  expect(ask('GET', address)).toBe(true)
  expect(ask('HEAD', `${address}?a=b`)).toBe(true)
  for (const way of [
    address,
    `${address}?a=b`,
    `/%${address.charCodeAt(1).toString(16)}${address.slice(2)}`,
    `/${address}`,
  ]) {
    expect(ask('POST', way, FORM), way).toBe(false)
    expect(ask('POST', way, ACTION), way).toBe(false)
  }
  expect(ask('OPTIONS', address)).toBe(false)
})

test.each(pages)('forms and actions are posted to %s, and nothing else', (address) => {
  expect(ask('POST', address, FORM)).toBe(true)
  expect(ask('POST', `${address}?a=b`, ACTION)).toBe(true)
  expect(ask('POST', address)).toBe(false)
  expect(ask('POST', address, { 'content-type': 'application/x-www-form-urlencoded' })).toBe(false)
  for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS']) expect(ask(method, address), method).toBe(false)
})

test.each([
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/apple-icon.png',
  '/favicon.ico',
  '/_next/static/a.js',
])('nothing is posted to %s', (address) => expect(ask('POST', address, FORM)).toBe(false))

// An unknown address shows a page, too, with its forms; and what members call `export` is a page.
test.each([
  '/old-page.html',
  '/index.php',
  '/feeds/a',
  '/go/a/b',
  '/og/a/b/c',
  '/forum/topic/57/export',
  '/lists/topic/1/export',
  '/lists/article/export',
  '/lists/people/export',
  '/store/export',
  '/tag/export',
  '/notifications',
])('forms and actions are posted to %s', (address) => {
  expect(ask('POST', address, FORM)).toBe(true)
  expect(ask('POST', address, ACTION)).toBe(true)
})

test('what Next asks itself reaches it in development, and nowhere else', () => {
  const question = {
    method: 'POST',
    url: '/__nextjs_original-stack-frames',
    headers: { 'content-type': 'text/plain' },
  } as Partial<IncomingMessage> as IncomingMessage
  expect(isKnownMethod(question, true)).toBe(true)
  expect(isKnownMethod(question)).toBe(false)
})

test('what is below /api says itself what it takes, but for TRACE', () => {
  expect(ask('DELETE', '/api/avatar')).toBe(true)
  expect(ask('TRACE', '/api/avatar')).toBe(false)
})

test('an address that cannot be read is judged as it stands', () => {
  expect(ask('POST', '/og/a/%E0%A4%A', FORM)).toBe(false)
  expect(ask('POST', '/article/%E0%A4%A', FORM)).toBe(true)
})
