import { expect, test } from 'vitest'
import { noteDatabase } from '@/lib/core/database-note'
import { noteGone } from '@/lib/core/gone-addresses'
import { toExact, toSmallLetters } from '@/lib/operations/exact-status'

test.each([
  ['/Reviews', '/reviews'],
  ['/forum/Topic/7/A-Title', '/forum/topic/7/a-title'],
  ['/tag/caf%C3%A9-Bar', '/tag/caf%C3%A9-bar'],
])('%s is written %s', (path, small) => {
  expect(toSmallLetters(path)).toBe(small)
})

test.each([
  '/reviews',
  '/',
  '/tag/caf%C3%A9',
  '/_next/static/Ab.js',
  '/api/Viewer',
  '/media/Ab.webp',
  '/people/Ada',
  '/reviews/%25FF',
  '//Evil.example',
  '/\\Evil.example',
  '*',
])('%s leads nowhere else', (path) => expect(toSmallLetters(path)).toBeNull())

test('a text or a topic that was removed is gone, under every title of the topic; nothing else is', () => {
  noteGone('/article/removed', true)
  noteGone('/forum/topic/7', true)
  const answers = (paths: string[]) => paths.map((path) => toExact(404, path))
  expect(
    answers(['/article/removed', '/forum/topic/7', '/forum/thread/7', '/forum/topic/7/title', '/forum/topic/7/other']),
  ).toEqual([410, 410, 410, 410, 410])
  expect(answers(['/article/unknown', '/forum/topic/70', '/forum/topic/8/title', '/forum/topic/7/a/b'])).toEqual([
    404, 404, 404, 404,
  ])
  expect(toExact(200, '/article/removed')).toBe(200)
})

test('what came back is gone no more: a page that it does not have is missing', () => {
  noteGone('/article/restored', true)
  noteGone('/article/restored', false)
  expect(toExact(404, '/article/restored')).toBe(404)
})

test.each([
  ['/article/moved', 301],
  ['/reviews/moved', 301],
  ['/forum/topic/8/old-title', 301],
  ['/forum/topic/8/Right-Title', 308],
  ['/forum/topic/8/old-title/', 308],
  ['/forum/topic/8', 308],
  ['/forum/thread/8', 308],
  ['/people/Ada', 308],
])('%s leads on by %i', (path, status) => expect(toExact(308, path)).toBe(status))

test('what fails while no connection to the database is to be had is 503, and a fault of ours as soon as there is one', () => {
  noteDatabase(false)
  expect([toExact(500, '/article/x'), toExact(200, '/article/x'), toExact(404, '/article/x')]).toEqual([503, 200, 404])
  noteDatabase(true)
  expect(toExact(500, '/article/x')).toBe(500)
})
