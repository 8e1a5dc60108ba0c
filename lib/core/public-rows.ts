/** Articles and reviews that readers see, as a filter. */
export const publicTexts = { status: 'published', deletedAt: null } as const

/** Comments, topics and replies that readers see, as a filter. */
export const visiblePosts = { deletedAt: null, hiddenAt: null } as const
