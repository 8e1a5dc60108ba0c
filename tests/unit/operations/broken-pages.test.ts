import { expect, test } from 'vitest'
import { addNote, noteFor } from '@/lib/operations/broken-pages'

const toBytes = (html: string) => new TextEncoder().encode(html)
const told = (html: string) => {
  const bytes = addNote(toBytes(html), '<noscript>Sorry</noscript>')
  return bytes && new TextDecoder().decode(bytes)
}

test('the empty document of a page that fails gets a note, and a language for it', () => {
  expect(told('<!DOCTYPE html><html id="__next_error__"><head><title>Ä</title></head><body><script>1')).toBe(
    '<!DOCTYPE html><html lang="en" id="__next_error__"><head><title>Ä</title></head><body><noscript>Sorry</noscript><script>1',
  )
})

test.each([
  ['a page', '<!DOCTYPE html><html lang="en"><head></head><body>'],
  ['a later piece', '<script>1</script><body></body>'],
  ['a text that shows one', '<p><!DOCTYPE html><html id="__next_error__"><body>'],
])('%s stays as it is', (_what, html) => expect(told(html)).toBeNull())

test('only whoever has posted something is told that it is kept', () => {
  const kept = 'What you have just sent is kept'
  expect(noteFor('/admin/blog/new?kind=review&answer=1a2b3c4d')).toContain(kept)
  expect(noteFor('/admin/blog/new')).not.toContain(kept)
  expect(noteFor('/search?q=answer=')).not.toContain(kept)
})
