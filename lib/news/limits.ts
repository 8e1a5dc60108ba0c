/** In characters. */
export const NEWS_LIMITS = { title: 150, summary: 600, author: 80 } as const
