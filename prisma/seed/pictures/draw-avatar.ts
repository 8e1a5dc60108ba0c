import sharp from 'sharp'
import { BEARDED_HAIRSTYLES, HAIRSTYLES } from './hairstyles'
import { mix, PALETTES, tone } from './palette'
import { createRandom, type Random } from './random'

const SKINS = ['#F7D7BF', '#EDBE9B', '#DDA27A', '#C58559', '#A2673F', '#7C4A2D', '#5B3522'] as const
const HAIRS = [
  '#1D1A1B',
  '#33231C',
  '#5A3720',
  '#8A5527',
  '#C98D3C',
  '#E3C17C',
  '#A63D1E',
  '#A9A6A1',
  '#E6E3DC',
] as const
const DARK_HAIRS = ['#1D1A1B', '#33231C', '#5A3720', '#A9A6A1'] as const
const DEEP: ReadonlySet<string> = new Set(['#7C4A2D', '#5B3522'])

/**
 * Draws a friendly portrait as an SVG of 192 × 192, lit from the left.
 * The same key gives the same face, byte for byte.
 */
export function drawAvatar(key: string): string {
  const random = createRandom(`avatar/${key}`)
  const { ground, second, body, other, accent } = random.pick(PALETTES)
  const skin = random.pick(SKINS)
  const hair = random.pick(DEEP.has(skin) ? DARK_HAIRS : HAIRS)
  const shade = mix(skin, '#4A1B14', 0.2)
  const cloth = random.pick([body, other, accent])
  const bearded = random.chance(0.26)
  const { back, front } = random.pick(bearded ? BEARDED_HAIRSTYLES : HAIRSTYLES)({
    hair,
    light: mix(hair, '#FFFFFF', 0.14),
    cloth: tone(accent, 0.55),
  })
  const wide = random.between(33, 37)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 192 192">',
    `<rect width="192" height="192" fill="${ground}"/>`,
    backdrop(random, second),
    '<g transform="translate(96 104) scale(1.17) translate(-96 -100)">',
    back,
    shoulders(random, cloth, tone(body, 0.9)),
    `<path d="M80 112h32v30a16 16 0 0 1-32 0z" fill="${skin}"/><path d="M80 122q16 16 32 4v8q-18 12-32-2z" fill="${shade}"/>`,
    `<circle cx="${96 - wide}" cy="88" r="8" fill="${skin}"/><circle cx="${96 + wide}" cy="88" r="8" fill="${shade}"/>`,
    `<path d="M${96 - wide} 74a${wide} 36 0 0 1 ${wide * 2} 0v18a${wide} 36 0 0 1-${wide * 2} 0z" fill="${skin}"/>`,
    `<path d="M96 38a${wide} 36 0 0 1 ${wide} 36v18a${wide} 36 0 0 1-${wide} 36q20-18 18-50t-18-40z" fill="${shade}" fill-opacity=".55"/>`,
    features(random, skin, shade),
    bearded ? beard(hair, wide) : '',
    front,
    random.chance(0.38) ? glasses(random) : '',
    '</g></svg>',
  ].join('')
}

/** Writes a portrait as WebP of 192 × 192. */
export async function renderAvatar(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer()
}

function backdrop(random: Random, fill: string) {
  return random.pick([
    `<circle cx="${random.whole(60, 132)}" cy="${random.whole(70, 110)}" r="78" fill="${fill}"/>`,
    `<path d="M0 ${random.whole(70, 130)}L192 ${random.whole(40, 110)}V192H0Z" fill="${fill}"/>`,
    `<rect x="${random.whole(80, 110)}" width="112" height="192" fill="${fill}"/>`,
    `<path d="M-20 60L60-20H120L-20 120ZM-20 180L180-20H240L0 220Z" fill="${fill}"/>`,
  ])
}

function shoulders(random: Random, cloth: readonly string[], shirt: string) {
  const [mid, dark, light] = [tone(cloth, 0.55), tone(cloth, 0.25), tone(cloth, 0.85)]
  const trunk = `<path d="M24 196q2-56 52-62h40q50 6 52 62z" fill="${mid}"/><path d="M116 134q50 6 52 62h-38q4-40-14-62z" fill="${dark}"/>`
  const neckline = random.pick([
    `<path d="M74 134q22 26 44 0l6 2q-28 38-56 0z" fill="${light}"/>`,
    `<path d="M78 132l18 30 18-30 10 4-28 60-28-60z" fill="${shirt}"/><path d="M68 136l10-5 18 31-12 14zM124 136l-10-5-18 31 12 14z" fill="${dark}"/>`,
    `<path d="M74 122h44v16q-22 14-44 0z" fill="${light}"/>`,
    `<path d="M66 138q8-12 14-8 4 26 16 26t16-26q6-4 14 8-4 34-30 34t-30-34z" fill="${dark}"/><path d="M84 164v18M108 164v18" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
  ])
  return trunk + neckline
}

function features(random: Random, skin: string, shade: string) {
  const ink = '#1D1A1B'
  const gap = random.between(13, 16)
  const brow = random.between(-3, 3)
  const eyes = [-gap, gap]
    .map(
      (dx) =>
        `<circle cx="${96 + dx}" cy="86" r="4" fill="${ink}"/><circle cx="${94.6 + dx}" cy="84.4" r="1.4" fill="#FFFFFF"/>`,
    )
    .join('')
  const brows = [-1, 1]
    .map(
      (side) =>
        `<path d="M${96 + side * (gap - 6)} ${76 - brow / 2}q${side * 6}-4 ${side * 13} ${brow / 2}" fill="none" stroke="${ink}" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>`,
    )
    .join('')
  const nose = `<path d="M97 86q6 10 1 14h-6" fill="none" stroke="${mix(shade, '#3A130E', 0.25)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
  const lip = DEEP.has(skin) ? '#D98A74' : mix(skin, '#7A1C16', 0.62)
  const mouth = random.pick([
    `<path d="M85 109q11 10 22 0" fill="none" stroke="${lip}" stroke-width="3.4" stroke-linecap="round"/>`,
    `<path d="M84 108h24q-2 11-12 11t-12-11z" fill="#FFFDF8" stroke="${lip}" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="M87 111q10 5 19-2" fill="none" stroke="${lip}" stroke-width="3.4" stroke-linecap="round"/>`,
  ])
  const cheeks = `<circle cx="${96 - gap - 7}" cy="101" r="5.5" fill="#E2553A" fill-opacity=".2"/><circle cx="${96 + gap + 7}" cy="101" r="5.5" fill="#E2553A" fill-opacity=".2"/>`
  return cheeks + brows + eyes + nose + mouth
}

const beard = (hair: string, wide: number) =>
  `<path d="M${96 - wide} 90q2 14 12 14 8-4 20-4t20 4q10 0 12-14v4a${wide} 40 0 0 1-${wide * 2} 0zM84 110h24q-2 9-12 9t-12-9z" fill="${hair}" fill-rule="evenodd"/>`

function glasses(random: Random) {
  const frame = random.pick(['#1D1A1B', '#C2330F', '#2B5957', '#FBFAF6'])
  const lens = random.pick([
    (x: number) => `<circle cx="${x}" cy="87" r="12.5"/>`,
    (x: number) => `<rect x="${x - 13}" y="77" width="26" height="20" rx="6"/>`,
    (x: number) => `<path d="M${x - 13} 78h26v8q0 12-13 12t-13-12z"/>`,
  ])
  return `<g fill="#FFFFFF" fill-opacity=".16" stroke="${frame}" stroke-width="3.4" stroke-linejoin="round">${lens(80)}${lens(112)}<path d="M92.5 85q3.500-3 7 0M67 84l-7-2M125 84l7-2" fill="none"/></g>`
}
