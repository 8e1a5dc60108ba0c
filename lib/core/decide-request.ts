import 'server-only'
import { headers } from 'next/headers'
import { type Decision, decideRequest, REQUEST_NAME_HEADER } from './refused-requests'

/** Tells what becomes of the request that a page is made for. */
export const decide = async (decision: Decision) => decideRequest((await headers()).get(REQUEST_NAME_HEADER), decision)

/**
 * Tells that a page has what it is about, or else is 404, and passes it on. Only where the head waits for it
 * (lib/operations/refused-answers.ts).
 */
export async function decideFound<Row>(row: Row): Promise<Row> {
  await decide({ status: row ? 200 : 404 })
  return row
}

/** Whoever has to wait for so many seconds is answered 429; without any the request goes on. Returns the seconds. */
export async function admitOrWait(seconds: number): Promise<number> {
  await decide(seconds > 0 ? { status: 429, retryAfterSeconds: seconds } : { status: 200 })
  return seconds
}
