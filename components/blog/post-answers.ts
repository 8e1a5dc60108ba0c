import type { Toast } from '@/components/ui/toast'
import type { FAILED } from '@/lib/articles/failures'
import type { Result } from '@/lib/core/result'

/** What is wrong with a field says more than that something is. */
const problemOf = (result: Extract<Result<unknown>, { ok: false }>) =>
  Object.values(result.fieldErrors ?? {}).flatMap((errors) => errors ?? [])[0] ?? result.message

/** The one toast that tells what came of an act on a post; titles and texts are the specification's. */
export const toPostToast =
  (act: keyof typeof FAILED) =>
  (result: Result<unknown>): Toast => {
    if (!result.ok) return { id: 'post', kind: 'error', title: 'Error', description: problemOf(result) }
    const title = act === 'update' ? 'Post updated' : 'Success'
    return { id: 'post', kind: 'success', title, description: result.message }
  }
