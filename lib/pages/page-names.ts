/** Pages whose text is a file in `content/`; whoever edits the file edits the page. */
export const PAGE_NAMES = ['about', 'privacy', 'terms', 'contact', 'advertise', 'careers'] as const

export type PageName = (typeof PAGE_NAMES)[number]

/** Further files that stand below the page of the same name, in this order. */
export const PARTS: Partial<Record<PageName, readonly string[]>> = { about: ['how-we-test', 'ethics', 'corrections'] }
