import localFont from 'next/font/local'

const readingCore = localFont({
  src: [
    { path: '../../../app/fonts/reading-core.woff2', weight: '400 700', style: 'normal' },
    { path: '../../../app/fonts/reading-italic-core.woff2', weight: '400 700', style: 'italic' },
  ],
  display: 'swap',
  preload: false,
  variable: '--face-reading',
  adjustFontFallback: false,
})

const readingMore = localFont({
  src: [
    { path: '../../../app/fonts/reading-more.woff2', weight: '400 700', style: 'normal' },
    { path: '../../../app/fonts/reading-italic-more.woff2', weight: '400 700', style: 'italic' },
  ],
  display: 'swap',
  preload: false,
  variable: '--face-reading-more',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A8,U+00AA-00AF,U+00B2-00B6,U+00B8-00D6,U+00D8-00DE,U+0131,U+0152-0153,U+02C6,U+02DC,U+201A,U+201E,U+2022,U+2039-203A,U+2122,U+2191,U+2193',
    },
  ],
})

const readingExt = localFont({
  src: [
    {
      path: '../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
      weight: '200 800',
      style: 'normal',
    },
    {
      path: '../../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-italic.woff2',
      weight: '200 800',
      style: 'italic',
    },
  ],
  display: 'swap',
  preload: false,
  variable: '--face-reading-ext',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Texts. */
export const readingFace = [readingCore, readingMore, readingExt]
