import { toExcerpt } from '@/lib/core/excerpt'
import { toPlainSentences, toPlainText } from '@/lib/core/markdown/plain-text'

/** More of a text than this is never needed for its first hundred characters. */
const ENOUGH = 2000

/**
 * What stands for an excerpt that nobody wrote: the first hundred characters of the text (specification, section 9), which are
 * its first words and not what describes the picture above them.
 */
export const derivedExcerpt = (content: string) => toExcerpt(toPlainSentences(content.slice(0, ENOUGH)))

/** The excerpt as it was cut before 28 November 2026, with what describes the pictures: posts and versions from then keep it. */
const formerlyDerived = (content: string) => toExcerpt(toPlainText(content.slice(0, ENOUGH)))

/** The excerpt as somebody wrote it; '' for one that was cut from the text and goes with it. */
export const writtenExcerpt = (excerpt: string | null, content: string) =>
  excerpt && excerpt !== derivedExcerpt(content) && excerpt !== formerlyDerived(content) ? excerpt : ''
