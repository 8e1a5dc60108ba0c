import { expect, test } from 'vitest'
import { HIT, toPieces, toSnippet } from '@/lib/search/result'

const marked = (text: string) => text.replaceAll('[', HIT.start).replaceAll(']', HIT.stop)
const show = (pieces: ReturnType<typeof toPieces>) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test.each(['no hit at all', '[hit] at the beginning', 'at the end a [hit]', 'two [hits] and [more] of it', '[whole]'])(
  '%s',
  (text) => expect(show(toPieces(marked(text), 'zzz'))).toBe(text),
)

test('where the database marked nothing the words are looked for as they are written', () => {
  expect(show(toPieces('すごい電池寿命です', '電池'))).toBe('すごい[電池]寿命です')
  expect(show(toPieces('A USB-C hub, usb', 'usb-c'))).toBe('A [USB]-C hub, [usb]')
  expect(show(toPieces('a.b*c', '.*'))).toBe('a.b*c')
  expect(toPieces('', 'x')).toEqual([])
})

test('nothing of the text is lost', () => {
  const text = 'x'.repeat(50)
  expect(
    toPieces(`${HIT.start}${text}`, '')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('a snippet says where the text goes on, and opens the text where no word of it was meant', () => {
  const opening = 'The hub has four ports. It runs warm under load, and the fan stays silent all day long.'
  expect(show(toSnippet(marked('The hub has four [ports]. It'), opening, 'port'))).toBe(
    'The hub has four [ports]. It …',
  )
  expect(show(toSnippet(marked('runs [warm] under load.'), opening, 'warm'))).toBe('… runs [warm] under load.')
  expect(show(toSnippet('The hub has', `${opening} `.repeat(5), 'nothing'))).toMatch(/^The hub has.*…$/)
})
