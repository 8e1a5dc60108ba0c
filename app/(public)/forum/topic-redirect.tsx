import { notFound, permanentRedirect } from 'next/navigation'
import { NotFoundBoundary } from '@/components/layout/not-found-boundary'
import { findTopicAddress } from '@/lib/forum/address-queries'

type Asked = Promise<{ number: string }>

/** Leads (308) from a topic's number to its one address; a number that no topic has is a true 404. */
export function TopicRedirect({ params }: { params: Asked }) {
  return (
    <NotFoundBoundary>
      <KnownTopic params={params} />
    </NotFoundBoundary>
  )
}

async function KnownTopic({ params }: { params: Asked }): Promise<never> {
  const address = await findTopicAddress((await params).number)
  if (!address) notFound()
  permanentRedirect(address)
}
