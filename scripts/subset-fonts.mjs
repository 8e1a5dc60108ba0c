import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** ß to ÿ: names of people. */
const ACCENTED = Array.from({ length: 0x100 - 0xdf }, (_, index) => String.fromCodePoint(0xdf + index)).join('')

/** What nearly every page here is written with. */
const CORE = `${ASCII}${ACCENTED}\u00a0©°±·×–—‘’“”…−←→€`

/** The rest of what the packages call latin; all else is in their latin-ext files. */
const MORE = [
  ...Array.from({ length: 0xff - 0xa0 }, (_, index) => String.fromCodePoint(0xa1 + index)),
  ...'ıŒœˆ˜‚„•‹›™↑↓',
].filter((letter) => !CORE.includes(letter))

const FACES = [
  // Optical size is fixed where headlines stand: the whole axis would double the file.
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    to: 'display',
    wght: [600, 800],
    opsz: 36,
  },
  { from: 'instrument-sans/files/instrument-sans-latin-wght-normal', to: 'interface', wght: [400, 700] },
  { from: 'newsreader/files/newsreader-latin-wght-normal', to: 'reading', wght: [400, 700] },
  { from: 'newsreader/files/newsreader-latin-wght-italic', to: 'reading-italic', wght: [400, 700] },
]

/** Writes the faces that come with every page to app/fonts, cut down to the letters and weights that pages use. */
for (const { from, to, wght, ...axes } of FACES) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${from}.woff2`)
  for (const [part, letters] of Object.entries({ core: CORE, more: MORE.join('') })) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: wght[0], max: wght[1] }, ...axes },
    })
    writeFileSync(`app/fonts/${to}-${part}.woff2`, cut)
    console.log(`${to}-${part}: ${whole.length} → ${cut.length} bytes`)
  }
  const [family = ''] = from.split('/', 1)
  copyFileSync(`node_modules/@fontsource-variable/${family}/LICENSE`, `app/fonts/${family}.LICENSE`)
}
