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

test.each([
  ['ai', 'Mail for AI-driven air, explained by an ai', 'Mail for [AI]-driven air, explained by an [ai]'],
  ['or not', 'He forgot or notes not', 'He forgot [or] notes [not]'],
  ['the', 'them, the other', 'them, [the] other'],
  ['été', 'Répété en été', 'Répété en [été]'],
  ['ты', 'кофты, ты', 'кофты, [ты]'],
  ['寿命', '電池寿命', '電池[寿命]'],
  ['ภาษา', 'พูดภาษาไทย', 'พูด[ภาษา]ไทย'],
  ['usb 電池', 'miniusb usb3電池', 'miniusb usb3[電池]'],
  ['wifi', 'Wi-Fi, WiFi, wi fi', '[Wi-Fi], [WiFi], wi fi'],
  ['c++ tips', 'Tips for C++, not C, USB-C or C+++', '[Tips] for [C++], not C, USB-C or C+++'],
  ['.net', 'On .NET, with a net', 'On [.NET], with a net'],
])('%s is marked as a whole word, unless words have no borders', (query, text, shown) => {
  expect(show(toPieces(text, query))).toBe(shown)
})

test('what is being typed begins a word from its second letter on', () => {
  expect(show(toPieces('Battery bank, turban', 'ba', 1))).toBe('[Ba]ttery [ba]nk, turban')
  expect(show(toPieces('E-Books', 'ebo', 1))).toBe('[E-Bo]oks')
})

test('the parts of a word are marked as one', () => {
  expect(show(toPieces(marked('over [Wi]-[Fi] and [Wi] – [Fi]'), 'wifi'))).toBe('over [Wi-Fi] and [Wi] – [Fi]')
})

test('an ellipsis is one', () => {
  expect(show(toSnippet(marked('The hub has… … four [ports] in all….'), 'x', 'port'))).toBe(
    '… The hub has… four [ports] in all….',
  )
  expect(show(toSnippet(marked('… four [ports]'), 'x', 'port'))).toBe('… four [ports] …')
  expect(show(toSnippet('x', `${'word '.repeat(38)}worded… elsewhere`, 'nothing'))).toMatch(/ worded…$/)
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
