import { expect, test } from 'vitest'
import { findMentions, MENTION_LIMIT } from '@/lib/core/mentions'

test.each([
  ['nobody', 'Hello there', []],
  ['one, in lower case', 'Thanks @Noor!', ['noor']],
  ['each once', '@noor and @milo and @NOOR', ['noor', 'milo']],
  ['the ends of sentences', 'Ask @noor. Or @milo, or (@ada)?', ['noor', 'noor.', 'milo', 'ada']],
  [
    'names that end with a sign',
    '@noor_, @milo- and @ada..',
    ['noor', 'noor_', 'milo', 'milo-', 'ada', 'ada.', 'ada..'],
  ],
  ['a short name that a sign makes long enough', '@ab. and @a_-', ['ab.', 'a_-']],
  ['each reading once', '@noor and @noor. and @noor', ['noor', 'noor.']],
  ['dots, hyphens and underscores inside', '@noor.haddad-the_1st is here', ['noor.haddad-the_1st']],
  ['a possessive', "@noor's laptop", ['noor']],
  ['marked words', 'Dear **@noor** and *@milo*', ['noor', 'milo']],
  ['the beginning of a line', 'Hi\n@noor', ['noor']],
  ['no mail address', 'Write to noor@example.com', []],
  ['no address of another network', '@noor@example.social', []],
  ['no path', 'https://example.com/@noor and a/@milo', []],
  ['no code', 'Use `@noor` or\n\n```\n@milo\n```', []],
  ['no quotation', '> @noor said\n\n@milo answers', ['milo']],
  ['no name of a link', '[@noor](https://example.com)', []],
  ['too short a name', '@ab', []],
  ['a lone sign', 'at @ noon', []],
])('%s', (_what, text, names) => {
  expect(findMentions(text)).toEqual(names)
})

test('a text that calls half the site calls the first of them', () => {
  const names = Array.from({ length: 30 }, (_, index) => `member${index}`)
  expect(findMentions(names.map((name) => `@${name}`).join(' '))).toEqual(names.slice(0, MENTION_LIMIT))
  expect(findMentions(names.map((name) => `@${name}.`).join(' '))).toHaveLength(2 * MENTION_LIMIT)
})
