import { expect, test } from 'vitest'
import { toSmallLetters } from '@/lib/operations/exact-status'

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
  '//Evil.example',
  '/\\Evil.example',
  '*',
])('%s leads nowhere else', (path) => expect(toSmallLetters(path)).toBeNull())
