import { parseUrl } from '@/lib/core/parse-url'

/** Stands for our own host. */
const HERE = 'https://here.invalid'
const OF_BROWSER = /^\s*(?:(?:java|vb)script|file|blob|data):/i

/** Why a picture cannot be shown in a post, in a sentence; null for a picture of this site. */
export function pictureProblem(address: string): string | null {
  if (OF_BROWSER.test(address)) return 'A picture inside the text itself cannot be kept. Please add it as a file.'
  // As a browser reads it: `/media/../sign-out` is not one of them.
  const isOwn = address.startsWith('/media/') && parseUrl(address, HERE)?.pathname.startsWith('/media/')
  return isOwn ? null : 'Pictures of other sites are not shown here. Please add it as a file.'
}
