import anyAscii from 'any-ascii'
import { isSpelt, spellSlug, TITLE_SLUG, toMark, toSlug } from '@/lib/core/slug'

/** A letter that our own tables do not know, in Latin letters; '' for one without a sound in them. A Chinese character is a syllable. */
function spellForeign(letter: string): string {
  const spelt = anyAscii(letter)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return /\p{Script=Han}/u.test(letter) ? `-${spelt}-` : spelt
}

/**
 * The slug of a title in whatever script (design, section 13): `toSlug` where our own tables know its letters, else with the
 * tables of all scripts. They are half a megabyte, so what runs in a browser imports this only when a title asks for it. A
 * title of letters that have no sound gets a short mark, always the same for the same title.
 */
export const toTitleSlug = (title: string): string =>
  spellSlug(title, TITLE_SLUG, spellForeign) || (isSpelt(title) ? toSlug(title) : toMark(title))
