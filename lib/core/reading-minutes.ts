const WORDS_PER_MINUTE = 200
const SECONDS_PER_PICTURE = 12

/** Minutes that reading takes: 200 words a minute, 12 seconds a picture, the sum rounded up, at least 1. */
export const toMinutes = (words: number, pictures: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE + (pictures * SECONDS_PER_PICTURE) / 60))
