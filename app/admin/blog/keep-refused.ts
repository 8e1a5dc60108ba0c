import { findViewer } from '@/lib/auth/viewer'
import { AppError } from '@/lib/core/app-error'
import { log } from '@/lib/core/log'
import { isNativePost } from '@/lib/core/native-post/is-native-post'
import type { FormAction, FormValues } from '@/lib/core/result'
import { forgetRefused, keepRefused as keep } from '@/lib/drafts/refused-commands'
import { toRefusedKey } from '@/lib/drafts/refused-target'
import type { DraftFields } from '@/lib/drafts/schema'
import { wordsOf } from '@/lib/drafts/words'

/** What stands in a form beside what was typed. */
const NOT_TYPED = new Set(['id', 'kind', 'version', 'postKey', 'sender', 'refused'])

/**
 * A form posted without scripts that is refused: what was typed, if there is a word, is kept as a draft of its own, for a
 * post may be longer than what the answer of a form holds. A form that shows such a text names it (`refused`), and its success
 * forgets it. What somebody else has typed, before another member signed in to the same browser, is not kept among this
 * member's texts.
 */
export const keepRefused =
  <Data>(action: FormAction<Data>, formOf: (form: FormData) => string): FormAction<Data> =>
  async (previous, data) => {
    const result = await action(previous, data)
    const viewer = await findViewer().catch(answerAllTheSame)
    if (!viewer) return result
    const [form, key] = [formOf(data), toRefusedKey(data.get('refused'))]
    if (result.ok && key) await forgetRefused(viewer.id, form, key).catch(answerAllTheSame)
    if (result.ok || !(await isNativePost())) return result
    const sender = data.get('sender')
    if (sender && sender !== viewer.id) return result
    const fields = toFields(result.values)
    if (!key && wordsOf(fields) === '') return result
    const refused = await keep({ userId: viewer.id, form, key, fields }).catch(answerAllTheSame)
    return { ...result, values: { ...result.values, refused: refused ?? key, unkept: refused ? '' : 'yes' } }
  }

/** A text that cannot be kept is no reason not to answer. What has a name, such as a limit, is foreseen. */
function answerAllTheSame(error: unknown): null {
  if (!(error instanceof AppError)) log.error('blog.refused_not_kept', error)
  return null
}

const toFields = (values: FormValues = {}): DraftFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || NOT_TYPED.has(name) ? [] : [[name, value]],
    ),
  )
