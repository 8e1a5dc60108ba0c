import localFont from 'next/font/local'

/*
 * The latin file of each face, cut by `npm run fonts`, is loaded with the page; its latin-ext file stands before it in the font
 * stack and is fetched only when a text needs one of its characters. The loader reads these calls without
 * running them, so every value must be written out. Ranges are those of the packages' own style sheets.
 */

const display = localFont({
  src: '../../app/fonts/bricolage-grotesque-latin-opsz-normal.woff2',
  weight: '600 800',
  display: 'swap',
  variable: '--face-display',
  adjustFontFallback: 'Arial',
})

const displayExt = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  variable: '--face-display-ext',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

const ui = localFont({
  src: '../../app/fonts/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--face-ui',
  adjustFontFallback: 'Arial',
})

const uiExt = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--face-ui-ext',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

const reading = localFont({
  src: [
    {
      path: '../../app/fonts/newsreader-latin-wght-normal.woff2',
      weight: '400 700',
      style: 'normal',
    },
    {
      path: '../../app/fonts/newsreader-latin-wght-italic.woff2',
      weight: '400 700',
      style: 'italic',
    },
  ],
  display: 'swap',
  preload: false,
  variable: '--face-reading',
  adjustFontFallback: 'Times New Roman',
})

const readingExt = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2',
      weight: '200 800',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-italic.woff2',
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

/** Class names for `<html>` that declare the `--face-*` variables which `app/globals.css` builds its stacks from. */
export const fontVariables = [display, displayExt, ui, uiExt, reading, readingExt]
  .map((face) => face.variable)
  .join(' ')
