import 'server-only'
import { headers } from 'next/headers'
import { clientAddress, networkOf } from '@/lib/core/client-address'

/** Who calls, as far as a session remembers it. */
export type Caller = { network: string; userAgent: string | null }

/** Who sends the request that is being answered: its network, and what its browser says of itself, at most 300 characters. */
export async function findCaller(): Promise<Caller> {
  const list = await headers()
  return { network: networkOf(clientAddress(list)), userAgent: list.get('user-agent')?.slice(0, 300) ?? null }
}
