import { expect, test } from 'vitest'
import { loadFacesLast } from '@/lib/operations/late-faces'

const face = (name: string) => `<link rel="preload" href="/_next/static/media/${name}.woff2" as="font" crossorigin=""/>`
const picture = '<link rel="preload" as="image" href="/media/lead.webp"/>'

test('faces are asked for at the end of the head, in their order, behind the picture', () => {
  expect(loadFacesLast(`<head>${face('a')}${face('b')}${picture}<title>t</title></head><body></body>`)).toBe(
    `<head>${picture}<title>t</title>${face('a')}${face('b')}</head><body></body>`,
  )
})

test('a page without faces stays as it is, and so does what is only written about them in its body', () => {
  const html = `<head>${picture}</head><body>${face('written')}</body>`
  expect(loadFacesLast(html)).toBe(html)
  expect(loadFacesLast(face('no head'))).toBe(face('no head'))
})
