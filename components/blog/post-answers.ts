import type { Toast } from '@/components/ui/toast'
import type { FAILED } from '@/lib/articles/failures'
import { firstProblem, type Result } from '@/lib/core/result'

/** The one toast that tells what came of an act on a post; titles and texts are the specification's. */
export const toPostToast =
  (act: keyof typeof FAILED) =>
  (result: Result<unknown>): Toast => {
    if (!result.ok) return { id: 'post', kind: 'error', title: 'Error', description: firstProblem(result) }
    const title = act === 'update' ? 'Post updated' : 'Success'
    return { id: 'post', kind: 'success', title, description: result.message }
  }
