/** The header in which a page finds the name of its request; whatever a client writes there is replaced. */
export const REQUEST_NAME_HEADER = 'x-request-name'

/**
 * What becomes of a request: it goes on, there is nothing of the kind, or it may come again in some seconds, having come too
 * fast (429) or while the database does not answer (503).
 */
export type Decision = { status: 200 | 404 } | { status: 429 | 503; retryAfterSeconds: number }

type Decide = (decision: Decision) => void

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

/** Tells what becomes of a request. Without a name nobody waits for it. */
export const decideRequest = (name: string | null, decision: Decision) => waiting().get(name ?? '')?.(decision)
