type Colours = { hair: string; light: string; cloth: string }
type Hairstyle = (colours: Colours) => { back: string; front: string }

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

const crop: Hairstyle = ({ hair, light }) => ({
  back: '',
  front:
    path('M57 82q-6-50 39-50t39 50q-5-4-6-20-30 2-46-14-8 18-20 18-4 6-6 16z', hair) +
    path('M62 58q6-20 28-22-14 8-18 24z', light),
})

const sideParting: Hairstyle = ({ hair, light }) => ({
  back: '',
  front:
    path('M58 84q-10-58 42-54 38 4 34 54-5-6-6-22-30-2-48-18-2 20-16 22-4 8-6 18z', hair) +
    path('M84 40q22-8 40 10-18-8-40-10z', light),
})

const bob: Hairstyle = ({ hair, light }) => ({
  back: path('M50 84q-4-56 46-56t46 56v34q0 10-12 10H62q-12 0-12-10z', hair),
  front:
    path('M58 88q-6-54 38-54t38 54q-6-26-24-30-30 2-44-2-6 12-8 32z', hair) +
    path('M64 56q8-16 28-18-14 6-18 18z', light),
})

const long: Hairstyle = ({ hair, light }) => ({
  back: path('M48 84q-4-58 48-58t48 58q0 34 12 78H36q12-44 12-78z', hair),
  front: path('M96 36q-36 4-38 52-8-58 38-58t38 58q-2-48-38-52z', hair) + path('M66 54q8-16 28-19-16 8-20 20z', light),
})

const bun: Hairstyle = ({ hair, light }) => ({
  back: `<circle cx="98" cy="26" r="19" fill="${hair}"/><circle cx="92" cy="20" r="7" fill="${light}"/>`,
  front:
    path('M57 86q-8-54 39-54t39 54q-4-28-22-34H80q-18 6-23 34z', hair) + path('M66 54q10-14 28-17-14 6-20 17z', light),
})

const curls: Hairstyle = ({ hair, light }) => ({
  back: [
    [58, 74],
    [52, 94],
    [62, 54],
    [134, 74],
    [140, 94],
    [130, 54],
    [62, 112],
    [130, 112],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="17" fill="${hair}"/>`)
    .join(''),
  front: `${[
    [66, 54],
    [80, 42],
    [98, 37],
    [116, 43],
    [128, 56],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="16" fill="${hair}"/>`)
    .join('')}<circle cx="74" cy="40" r="6" fill="${light}"/><circle cx="94" cy="32" r="6" fill="${light}"/>`,
})

const afro: Hairstyle = ({ hair, light }) => ({
  back: `<circle cx="96" cy="66" r="58" fill="${hair}"/><path d="M50 48q10-26 40-32-22 14-28 36z" fill="${light}"/>`,
  front: path('M58 84q-4-46 38-46t38 46q-4-24-16-30-22 6-44 0-12 6-16 30z', hair),
})

const bald: Hairstyle = ({ hair }) => ({
  back: '',
  front: path('M57 92q-4-16 2-26 4 8 3 26zM135 92q4-16-2-26-4 8-3 26z', hair),
})

const scarf: Hairstyle = ({ cloth }) => ({
  back: path('M48 90q-2-62 48-62t48 62q4 40 20 66H28q16-26 20-66z', cloth),
  front: `<path d="M46 96q-6-70 50-70t50 70q-2 40-22 52H68q-22-12-22-52zM62 88q0 44 34 44t34-44q0-42-34-42t-34 42z" fill="${cloth}" fill-rule="evenodd"/><path d="M66 132q30 22 62-4 4 14-4 22-34 14-56-2z" fill="#16181B" fill-opacity=".16"/>`,
})

const beanie: Hairstyle = ({ hair, cloth }) => ({
  back: path('M54 80h84q6 26-2 44h-12V80H68v44H56q-8-18-2-44z', hair),
  front: `${path('M56 66q0-42 40-42t40 42z', cloth)}<rect x="52" y="56" width="88" height="17" rx="7" fill="${cloth}"/><rect x="52" y="56" width="88" height="17" rx="7" fill="#16181B" fill-opacity=".2"/>`,
})

const quiff: Hairstyle = ({ hair, light }) => ({
  back: '',
  front:
    path('M58 82q-4-16 0-30 2-24 30-28 34-6 46 16 6 14 0 42-4-4-6-20-6-10-18-12-22 4-40 0-8 10-12 32z', hair) +
    path('M70 42q14-14 40-12-20 2-32 14z', light),
})

const ponytail: Hairstyle = ({ hair, light }) => ({
  back: path('M118 36q36-6 40 34 2 36-16 62-6-28-6-50-2-24-18-46z', hair),
  front:
    path('M57 86q-8-54 39-54t39 54q-4-24-18-34-24-2-38 0-14 6-22 34z', hair) +
    path('M66 54q10-14 28-17-14 6-20 17z', light),
})

/** Hair behind and in front of the head. */
export const HAIRSTYLES: readonly [Hairstyle, ...Hairstyle[]] = [
  crop,
  sideParting,
  bob,
  long,
  bun,
  curls,
  afro,
  bald,
  scarf,
  beanie,
  quiff,
  ponytail,
]
/** The ones that go with a beard. */
export const BEARDED_HAIRSTYLES: readonly [Hairstyle, ...Hairstyle[]] = [crop, sideParting, bald, beanie, quiff]
