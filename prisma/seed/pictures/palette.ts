/** Tones of one colour from shadow to light. */
export type Material = readonly string[]

export type Palette = {
  ground: string
  second: string
  body: Material
  other: Material
  accent: Material
  ink: Material
  paper: Material
}

type Shades = readonly [light: string, mid: string, dark: string]

const palette = (ground: string, second: string, body: Shades, other: Shades, accent: Shades): Palette => ({
  ground,
  second,
  body: tones(...body),
  other: tones(...other),
  accent: tones(...accent),
  ink: tones('#444A53', '#262B31', '#131619'),
  paper: tones('#FFFEFA', '#E9E4D8', '#B3AB9C'),
})

const VERMILION: Shades = ['#EE6A41', '#C83C15', '#84220A']
const AMBER: Shades = ['#FFD778', '#EDB33B', '#A97414']

/** Two-tone grounds with the objects that sit well on them, on white paper and on a dark page. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  palette('#E5673F', '#CF4D25', ['#FFF7E8', '#ECDABF', '#B48D6B'], ['#46618A', '#2A4063', '#15243C'], AMBER),
  palette('#EFC061', '#E2A93D', ['#FFFCF2', '#EADFC9', '#B09A76'], ['#4C827E', '#2B5957', '#153635'], VERMILION),
  palette('#B9C8AC', '#A3B793', ['#FCFAF0', '#DEDCCD', '#8E9480'], ['#4E7762', '#2F5241', '#1A3227'], VERMILION),
  palette('#ABCAD9', '#8FB7CA', ['#FFFDF8', '#DBE2E6', '#8496A3'], ['#41689A', '#254470', '#122645'], VERMILION),
  palette('#243B60', '#1B2E4E', ['#FCF4E4', '#D8CCB7', '#8B8072'], ['#7FA6CF', '#4F7BAA', '#2C4F79'], AMBER),
  palette('#F0CAB9', '#E5B29D', ['#FFF9F3', '#EBD7CB', '#AD897B'], ['#85486A', '#5B2A47', '#381529'], VERMILION),
  palette('#EAE3D5', '#DAD0BD', ['#757E89', '#4A525C', '#272C33'], ['#FFFFFF', '#EBE7DE', '#AEA798'], VERMILION),
  palette('#2F736F', '#235F5C', ['#F6F8EE', '#CEDACB', '#7A9387'], ['#FAC3A2', '#E59369', '#A65B3A'], AMBER),
]

/** Mixes two colours written as #RRGGBB. */
export function mix(from: string, to: string, share: number) {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16)
  const parts = [1, 3, 5].map((i) => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Thirteen tones through three given ones. */
function tones(light: string, mid: string, dark: string): Material {
  return Array.from({ length: 13 }, (_, i) => (i < 6 ? mix(dark, mid, i / 6) : mix(mid, light, (i - 6) / 6)))
}

/** One tone of a material: 0 is its deepest shade, 1 its light. */
export function tone(material: Material, light: number) {
  const step = Math.round(Math.min(1, Math.max(0, light)) * (material.length - 1))
  return material[step] ?? '#000000'
}
