import { expect, test } from 'vitest'
import { renderEditorial } from '@/lib/core/markdown'
import { inlinePictures, placePictures } from '@/prisma/seed/inline-pictures'

const BODY = 'Before.\n\n![A cooler](drawn:component/one-fan "One fan.")\n\n![A box](drawn:desktop/box "A box.")\n'
const drawn = [
  { subject: 'component', key: 'one-fan', alt: 'A cooler', file: 'a'.repeat(24), bytes: 1 },
  { subject: 'desktop', key: 'box', alt: 'A box', file: 'b'.repeat(24), bytes: 1 },
] as const

test('a text names the pictures that are drawn for it', () => {
  expect(inlinePictures(BODY)).toEqual([
    { subject: 'component', key: 'one-fan', alt: 'A cooler' },
    { subject: 'desktop', key: 'box', alt: 'A box' },
  ])
  expect(inlinePictures('![A picture](/media/aaaaaaaa-1200.webp)')).toEqual([])
  expect(() => inlinePictures('![A boat](drawn:boat/one "A boat.")')).toThrow('nothing draws such a subject')
})

test('once they are drawn each is a figure with its caption', () => {
  const { html } = renderEditorial(placePictures(BODY, drawn), 'user')
  expect(html.match(/<figure>/g)).toHaveLength(2)
  expect(html).toContain('<figcaption>One fan.</figcaption>')
  expect(html).toMatch(/<img[^>]+src="\/media\/a{24}-1200\.webp"[^>]*>/)
  expect(html).toContain('width="1200" height="800"')
  expect(() => placePictures(BODY, drawn.slice(0, 1))).toThrow('not drawn')
})
