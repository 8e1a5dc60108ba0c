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

const piece = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`
const listIn = (html: string) => /<script type="late">(.*?)<\/script>/s.exec(html)?.[1]

test('what the framework knows of the page is one list at its end, in its order', () => {
  const texts = ['1:"$Sreact.fragment"\n', '2:T4,$& $1 </script><script>self.__next_f.push([1,"x"])</script>', 'é)']
  const html = loadScriptsLate(
    `<head>${head}</head><body><p>Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${texts.map(piece).join('<script>$RC("B:0")</script>')}</body></html>`,
  )
  expect(JSON.parse(listIn(html) ?? '')).toEqual([[0], ...texts.map((text) => [1, text])])
  expect(html).not.toContain('<script>self.__next_f')
  expect(html.match(/\$RC/g)).toHaveLength(2)
  expect(html).toMatch(/^.*<p>Text<\/p>.*<\/script><\/body><\/html>$/s)
})

test('data that is not JSON stays as it is', () => {
  const html = `<head>${head}</head><body>${piece('a')}<script>self.__next_f.push([2,undefined])</script></body>`
  const late = loadScriptsLate(html)
  expect(late).toContain(`${piece('a')}<script>self.__next_f.push([2,undefined])</script></body>`)
  expect(listIn(late)).toBeUndefined()
})

test('a text without such scripts is the same text', () => {
  const xml = '<?xml version="1.0"?><feed><title>A head</title></feed>'
  expect(loadScriptsLate(xml)).toBe(xml)
})
