import { notFound, permanentRedirect } from 'next/navigation'
import { noteGone } from '@/lib/core/gone-addresses'
import { routes } from '@/lib/core/routes'
import { findTopicAddress, isTopicGone } from '@/lib/forum/address-queries'

/**
 * Ends a page whose topic is not there. The number counts: a topic whose title changed is found under its old address (301),
 * and under its number alone (308). One that was taken back is gone (410), whatever title is asked for. The exact status comes
 * from lib/operations/exact-status.ts.
 */
export async function leaveTopic(number: string, page?: string): Promise<never> {
  const address = await findTopicAddress(number, page)
  if (address) permanentRedirect(address)
  noteGone(`${routes.forum}/topic/${number}`, await isTopicGone(number))
  notFound()
}
