/** Milliseconds since 1970. While a page is rendered Next takes a look at the clock itself for a mistake. */
export const now = () => performance.timeOrigin + performance.now()
