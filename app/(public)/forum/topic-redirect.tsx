import { MissingPage } from '@/components/layout/missing-page'
import { leaveTopic } from './leave-topic'

/** Leads (308) from a topic's number to its one address; a number that no topic has is a true 404. */
export function TopicRedirect({ params }: { params: Promise<{ number: string }> }) {
  return <MissingPage leave={async () => leaveTopic((await params).number)} />
}
