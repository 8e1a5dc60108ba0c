import { AppError } from '@/lib/core/app-error'
import { saysSomething } from '@/lib/core/says-something'
import { renderMember } from './index'

type Render = (markdown: string) => string

/** A paragraph that begins with a letter or a call is seen, whatever follows: no definition, note or entity begins so. */
const BEGINS_WITH_WORDS = /(?:^|\n[ \t]*\n)(?:@|(?!\p{Default_Ignorable_Code_Point})\p{L})/u

/** An element of rendered HTML, whose attributes stand in double quotes. */
const TAG = /<\/?([a-z\d]+)(?:[^">]|"[^"]*")*>/g
/** Elements that are seen without words; the items of a numbered list have their numbers. */
const SEEN = new Set(['img', 'hr', 'ol'])

/**
 * Whether readers see anything of a member's text. One of entities, definitions, or pictures that are not shown has signs
 * and says nothing. Hardly any text has to be rendered for the answer.
 */
export function showsSomething(markdown: string, render: Render = (text) => renderMember(text).html): boolean {
  if (BEGINS_WITH_WORDS.test(markdown)) return true
  return saysSomething(render(markdown).replace(TAG, (_tag, name: string) => (SEEN.has(name) ? name : '')))
}

/** @throws AppError 'invalid' with `sentence` at the field `content`, for a text of which readers would see nothing. */
export function requireShown(content: string, sentence: string, render?: Render): void {
  if (showsSomething(content, render)) return
  throw new AppError('invalid', 'Please check the marked fields.', { content: [sentence] })
}
