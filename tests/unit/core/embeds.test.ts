import { expect, test } from 'vitest'
import { findEmbed } from '@/lib/core/embeds'
import { renderEditorial, renderMember } from '@/lib/core/markdown'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=abc', YOUTUBE],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?t=1h2m3s', `${YOUTUBE}&start=3723`],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${YOUTUBE}&start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/76979871/abcdef0123', `${VIMEO}&h=abcdef0123`],
  ['https://player.vimeo.com/video/76979871?h=abcdef0123', `${VIMEO}&h=abcdef0123`],
])('%s is a video', (address, frame) => {
  expect(findEmbed(address)?.frame).toBe(frame)
})

test.each([
  'https://www.youtube.com/@someone',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/dQw4w9WgXcQ"onload="x',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  'https://example.com/?u=youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert("youtu.be/dQw4w9WgXcQ")',
  '/watch?v=dQw4w9WgXcQ',
  'dQw4w9WgXcQ',
  '',
])('%s is none', (address) => {
  expect(findEmbed(address)).toBeNull()
})

test('a link alone in its paragraph becomes a card, which is still the link', () => {
  const { html } = renderEditorial('[A *calm* film](https://youtu.be/dQw4w9WgXcQ)', 'admin')
  expect(html).toBe(
    '<p class="embed"><a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener">' +
      '<span class="embed-title">A <em>calm</em> film</span> ' +
      '<span class="embed-host">YouTube video. Nothing is loaded from there until you play it.</span></a></p>',
  )
})

test.each(['https://youtu.be/dQw4w9WgXcQ', '<https://youtu.be/dQw4w9WgXcQ>', 'youtu.be/dQw4w9WgXcQ'])(
  'the bare address %s has a name',
  (markdown) => {
    const isLink = markdown.includes('https')
    expect(renderEditorial(markdown, 'admin').html.includes('<span class="embed-title">Play the video</span>')).toBe(
      isLink,
    )
  },
)

test.each([
  ['inside a sentence', 'See [a film](https://youtu.be/dQw4w9WgXcQ).'],
  ['another site', '[a film](https://example.com/dQw4w9WgXcQ)'],
  ['a picture that leads there', '[![x](/media/x.webp)](https://youtu.be/dQw4w9WgXcQ)'],
])('%s stays a link', (_what, markdown) => {
  expect(renderEditorial(markdown, 'admin').html).not.toContain('embed')
})

test('members link, they do not embed', () => {
  expect(renderMember('https://youtu.be/dQw4w9WgXcQ').html).not.toContain('embed')
})
