import 'server-only'
import { revalidateTag } from 'next/cache'

/** How soon a tag expires, which is as good as at once; 0 would mean the same as `updateTag`. */
const SECONDS = 1e-6

/**
 * Expires what is kept under a tag, so that the next reader gets it fresh. For writes that come often: unlike `updateTag`
 * it does not render the whole page once more into the answer of the action. A form that wants the page anew asks for it
 * (`router.refresh()`), which fills the cache for everybody.
 */
export const expireTag = (tag: string): void => revalidateTag(tag, { expire: SECONDS })
