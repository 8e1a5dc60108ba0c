/**
 * Milliseconds since 1970 as counted since the start of the process, however the clock is set meanwhile: compare it only
 * with another value of `now`. While a page is rendered Next takes a look at the clock itself for a mistake.
 */
export const now = () => performance.timeOrigin + performance.now()
