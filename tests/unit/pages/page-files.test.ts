import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SESSION_COOKIE_NAME } from '@/lib/core/session-cookie-name'
import { site } from '@/lib/core/site'
import { PAGE_NAMES, PARTS } from '@/lib/pages/page-names'
import { readPageFile } from '@/lib/pages/read-page-file'

const files = readdirSync('content')
const wanted = [...PAGE_NAMES, ...Object.values(PARTS).flat()].map((name) => `${name}.md`)

test('every page has its file and every file its page', () => {
  expect(files.toSorted()).toEqual(wanted.toSorted())
})

describe.each(files)('%s', (file) => {
  const page = readPageFile(readFileSync(`content/${file}`, 'utf8'))

  test('has real text and names filled in', () => {
    expect(page.markdown.split(/\s+/).length).toBeGreaterThan(50)
    expect(JSON.stringify(page)).not.toMatch(/\{(site|contact)\}|TODO|lorem/i)
  })

  test('was not changed in the future', () => {
    expect(Date.parse(page.updated)).toBeLessThanOrEqual(Date.now())
  })
})

test.each([['no head'], ['---\ntitle: A\n---\ntext'], ['---\ntitle: A\ndescription: B\nupdated: soon\n---\ntext']])(
  'refuses %j',
  (file) => {
    expect(() => readPageFile(file)).toThrow()
  },
)

test('names come from the site', () => {
  const { title, markdown } = readPageFile(
    '---\ntitle: About {site}\ndescription: B\nupdated: 2026-11-20\n---\n{contact} {else}',
  )
  expect([title, markdown]).toEqual([`About ${site.name}`, `${site.contact} {else}`])
})

test('seven partner sites', () => {
  expect(site.partners).toHaveLength(7)
  expect(site.partners.every(({ href }) => new URL(href).hostname.endsWith('.example'))).toBe(true)
})

test.each([SESSION_COOKIE_NAME, 'form-answer'])(
  'the privacy notice names the cookie %s as browsers show it',
  (name) => {
    expect(readFileSync('content/privacy.md', 'utf8')).toContain(`| \`${name}\` (\`__Host-${name}\` over https) |`)
  },
)
