/** The header in which a page finds the name of its request; whatever a client writes there is replaced. */
export const REQUEST_NAME_HEADER = 'x-request-name'

/** Hears how many seconds a request has to wait until it may come again; 0 when it may go on. */
type Decide = (seconds: number) => void

/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestDecisions?: Map<string, Decide> }

const waiting = () => {
  shared.fieldtestDecisions ??= new Map()
  return shared.fieldtestDecisions
}

/** Says whom a page tells what it has decided about its request. */
export const awaitDecision = (name: string, decide: Decide) => void waiting().set(name, decide)

/** At the end of an answer, whether its page has decided or not. */
export const forgetDecision = (name: string) => void waiting().delete(name)

/** Tells that a request may go on, or when it may come again. Without a name nobody waits for it. */
export const decideRequest = (name: string | null, seconds: number) => waiting().get(name ?? '')?.(seconds)
