import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMember } from '@/lib/core/markdown'
import { toPlainText } from '@/lib/core/markdown/plain-text'
import { pictureFormat } from '@/lib/media/format'
import { pictureMarkdown } from '@/lib/media/picture-markdown'

const picture = { key: 'a1b2c3d4', width: 1200, height: 800, alt: 'A desk', caption: '' }

describe('the Markdown of a picture', () => {
  test('shows it with its size', () => {
    expect(renderMember(pictureMarkdown(picture)).html).toBe(
      '<p><img src="/media/a1b2c3d4-1200.webp" srcset="/media/a1b2c3d4-360.webp 360w, /media/a1b2c3d4-720.webp 720w, /media/a1b2c3d4-1200.webp 1200w" sizes="(width >= 48rem) 40rem, calc(100vw - 2rem)" alt="A desk" width="1200" height="800" loading="lazy" decoding="async"></p>',
    )
  })

  test('with a caption is a figure', () => {
    const { html } = renderMember(pictureMarkdown({ ...picture, caption: 'After the "second" week' }))
    expect(html).toMatch(/^<figure><img .*height="800".*><figcaption>After the "second" week<\/figcaption><\/figure>$/s)
  })

  test('says what was typed, whatever it was', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~ ]{1,60}$/), (text) => {
        const alt = text.replace(/\s+/g, ' ').trim()
        expect(toPlainText(pictureMarkdown({ ...picture, alt }))).toBe(alt)
      }),
    )
  })
})

test.each([
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [...Buffer.from('GIF89a')]],
  ['webp', [...Buffer.from('RIFF....WEBPVP8 ')]],
  [null, [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  [null, [...Buffer.from('RIFF....WAVEfmt ')]],
  [null, [...Buffer.from('#!/bin/sh')]],
  [null, [0xff, 0xd8]],
  [null, []],
])('first bytes: %s', (format, bytes) => expect(pictureFormat(Uint8Array.from(bytes))).toBe(format))
