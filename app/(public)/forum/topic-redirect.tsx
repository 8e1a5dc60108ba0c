import { notFound, permanentRedirect } from 'next/navigation'
import { MissingPage } from '@/components/layout/missing-page'
import { findTopicAddress } from '@/lib/forum/address-queries'

/** Leads (308) from a topic's number to its one address; a number that no topic has is a true 404. */
export function TopicRedirect({ params }: { params: Promise<{ number: string }> }) {
  return <MissingPage leave={async () => leaveFor((await params).number)} />
}

async function leaveFor(number: string): Promise<never> {
  const address = await findTopicAddress(number)
  if (address) permanentRedirect(address)
  notFound()
}
