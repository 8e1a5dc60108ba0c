/** Where an offer leads. `ended` ones lead to the page of the product, which says so. */
export type Destination = { url: string; ended: false } | { product: string; ended: true }

/** More than these are not kept: a scan of the store must not fill the memory. */
const MOST_KEPT = 20_000

/** Every bundle of the server has this module of its own; what was looked up belongs to the process. */
const kept = globalThis as typeof globalThis & { fieldtestDestinations?: Map<string, Destination> }
const destinations = () => {
  kept.fieldtestDestinations ??= new Map()
  return kept.fieldtestDestinations
}

/** Where an offer leads, if that was looked up since the start. */
export const keptDestination = (offerId: string): Destination | undefined => destinations().get(offerId)

/** Keeps where an offer leads. Forgets all others first when there are too many. */
export function keepDestination(offerId: string, destination: Destination): void {
  if (destinations().size >= MOST_KEPT) destinations().clear()
  destinations().set(offerId, destination)
}

/** The ids of the offers whose destinations are kept. */
export const listKeptOffers = (): string[] => [...destinations().keys()]

/** Puts what was looked up anew in place of all that was kept. */
export function replaceDestinations(all: readonly (readonly [string, Destination])[]): void {
  kept.fieldtestDestinations = new Map(all)
}

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a value from an address can be the id of an offer at all. Asked before the database is. */
export const isOfferId = (value: string) => SHAPE.test(value)
