/** What was said of the picture before is not said of another one. */
export const unlessFormer = (said: string, former: string) => (said === former ? '' : said)
