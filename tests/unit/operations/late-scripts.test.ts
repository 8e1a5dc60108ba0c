import { expect, test } from 'vitest'
import { loadScriptsLate } from '@/lib/operations/late-scripts'

const head =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script>'
const rest =
  '<script src="/_next/old.js" noModule=""></script></head><body><script>self.data=1</script><script src="/_next/c.js" id="_R_" async=""></script></body>'

test('scripts of the framework wait, with their addresses and names; all else stays', () => {
  const html = loadScriptsLate(`<head>${head}${rest}`)
  expect(html).not.toContain('rel="preload"')
  expect(html).toContain('<script type="late" src="/_next/b.js" async="">')
  expect(html).toContain('<script type="late" src="/_next/c.js" id="_R_" async="">')
  expect(html).toContain('<script src="/_next/old.js" noModule="">')
  expect(html).toContain('<script>self.data=1</script>')
  expect(html.indexOf('script[type=late]')).toBeLessThan(html.indexOf('</head>'))
})

test('a text without such scripts is the same text', () => {
  const xml = '<?xml version="1.0"?><feed><title>A head</title></feed>'
  expect(loadScriptsLate(xml)).toBe(xml)
})
