/** Half of a topic's heat is gone after this many hours without activity. */
export const HEAT_HALF_LIFE_HOURS = 48

/** From this heat on a topic carries the Hot badge. */
export const HOT_FROM = 3

/** Heat after `hours` without activity; each reply adds 1 to it. */
export const decayedHeat = (heat: number, hours: number) => heat * 0.5 ** (Math.max(0, hours) / HEAT_HALF_LIFE_HOURS)

/** Whether lists mark a topic of this heat as hot. */
export const isHot = (heat: number) => heat >= HOT_FROM
