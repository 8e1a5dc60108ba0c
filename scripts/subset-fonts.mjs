import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
/** Beyond Latin-1: dashes, quotes and the signs that texts of this site use; all else is in the latin-ext files. */
const SIGNS = 'ıŒœˆ˜–—‘’‚“”„•…‹›€™←↑→↓−'

const FACES = [
  // Optical size is fixed where headlines stand: the whole axis would double the file.
  { from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal', wght: [600, 800], opsz: 36 },
  { from: 'instrument-sans/files/instrument-sans-latin-wght-normal', wght: [400, 700] },
  { from: 'newsreader/files/newsreader-latin-wght-normal', wght: [400, 700] },
  { from: 'newsreader/files/newsreader-latin-wght-italic', wght: [400, 700] },
]

/** Writes the faces that come with every page to app/fonts, cut down to the letters and weights that pages use. */
const letters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)
for (const { from, wght, ...axes } of FACES) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${from}.woff2`)
  const cut = await subsetFont(whole, letters.join('') + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: wght[0], max: wght[1] }, ...axes },
  })
  const name = from.slice(from.lastIndexOf('/') + 1)
  writeFileSync(`app/fonts/${name}.woff2`, cut)
  const [family = ''] = from.split('/', 1)
  copyFileSync(`node_modules/@fontsource-variable/${family}/LICENSE`, `app/fonts/${family}.LICENSE`)
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`)
}
