import { expect, test } from 'vitest'
import { inlineStyles } from '@/lib/operations/inline-styles'

const SHEETS: Record<string, string> = { 'chunks/a.css': 'a{color:red}', 'chunks/b.css': 'b{color:blue}' }
const inline = (html: string) => inlineStyles(html, (file) => SHEETS[file] ?? null)

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

test('each style sheet stands in the page, in order, with its link put out behind it', () => {
  expect(inline(`<head>${link('a')}${link('b')}</head>`)).toBe(
    '<head><style>a{color:red}</style><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>' +
      '<style>b{color:blue}</style><link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next" disabled=""/></head>',
  )
})

test('a style sheet that is not there is asked for as before', () => {
  expect(inline(link('gone'))).toBe(link('gone'))
})

test('links of other kinds and what is only written about stay', () => {
  const html =
    '<link rel="icon" href="/favicon.ico"/><p>&lt;link rel="stylesheet" href="/_next/static/chunks/a.css"&gt;</p>'
  expect(inline(html)).toBe(html)
})
