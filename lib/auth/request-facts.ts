import 'server-only'
import { headers } from 'next/headers'
import { clientAddress, networkOf } from '@/lib/core/client-address'

/** Who calls, as far as a session remembers it. */
export type Caller = { network: string; userAgent: string | null }

export async function findCaller(): Promise<Caller> {
  const list = await headers()
  return { network: networkOf(clientAddress(list)), userAgent: list.get('user-agent')?.slice(0, 300) ?? null }
}

/**
 * Whether the action was posted by the form itself, without scripts. Then the answer must be a page, so that what a script
 * would follow (`callbackUrl`, `url`) has to be a redirect.
 */
export const isNativePost = async () => !(await headers()).has('next-action')
