/** For a region that scrolls: it has to be reached by keyboard, whatever stands in it. */
export const SCROLLS = { tabIndex: 0 } as const
