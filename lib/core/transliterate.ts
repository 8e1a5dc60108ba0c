/** Letters that Unicode does not take apart, and those whose usual spelling is not their bare form (German umlauts). */
const LATIN: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  å: 'a',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
}

const GREEK = pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o')

const CYRILLIC = pairs(
  'абвгдежзийклмнопрстуфхцчшщъыьэюяёєіїґ',
  'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya yo ye i yi g',
)

/** Pairs each letter with its spelling; `_` is a letter without a sound of its own. */
function pairs(letters: string, spellings: string): Readonly<Record<string, string>> {
  const spelling = spellings.split(' ')
  return Object.fromEntries([...letters].map((letter, index) => [letter, spelling[index]?.replace('_', '') ?? '']))
}

const SPELLING = new Map(Object.entries({ ...LATIN, ...GREEK, ...CYRILLIC }))

/** Accents go only where no table knows the letter: ä is 'ae', й is 'y', but é is 'e' and ή is 'i'. */
function spell(letter: string): string {
  const known = SPELLING.get(letter)
  if (known !== undefined) return known
  return [
    ...letter
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  ]
    .map((part) => SPELLING.get(part) ?? part)
    .join('')
}

const LETTER = /[\p{L}\p{N}]/u

/** A sign that belongs to letters of one script, such as the vowels of Hindi. Accents stand in any script. */
const SIGN_OF_SCRIPT = /(?!\p{Script=Inherited})\p{M}/u

/** Whether a letter, a digit or a vowel sign is of a script that no table here knows; `spelt` is what they made of it. */
const isForeign = (letter: string, spelt: string) =>
  SIGN_OF_SCRIPT.test(letter) || (LETTER.test(letter) && LETTER.test(spelt.replace(/[a-z0-9]/g, '')))

const lettersOf = (text: string) => [...text.toLowerCase().normalize('NFC')]

/** Whether a text has letters that no table here knows. */
export const hasForeignLetters = (text: string) => lettersOf(text).some((letter) => isForeign(letter, spell(letter)))

/** Spells a letter that no table here knows. */
export type SpellForeign = (letter: string) => string

/** Lower-cased text in Latin letters where we know how; other characters stay as they are, or as `spellForeign` has it. */
export const transliterate = (text: string, spellForeign?: SpellForeign) =>
  lettersOf(text)
    .map((letter) => {
      const spelt = spell(letter)
      return spellForeign && isForeign(letter, spelt) ? spellForeign(letter) : spelt
    })
    .join('')
