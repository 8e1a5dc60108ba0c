/** Lists whose internal path is not their address below `/lists`; see `lib/core/list-rewrites.ts`. */
const SHOWN: Readonly<Record<string, string>> = {
  review: '/reviews',
  'review-category': '/reviews/category',
  topic: '/forum/topic',
}

/** The address, without its state, of a page that is prerendered under an internal path; any other path as it is. */
export const toPublicPath = (path: string) =>
  path.replace(/^\/lists(\/([^/]+))/, (_all, below, list) => SHOWN[list] ?? below)
