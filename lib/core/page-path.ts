/** Tells layouts, which know no address, what was asked for: path and query. Set by `middleware.ts`, whatever was sent. */
export const PAGE_PATH_HEADER = 'x-page-path'
