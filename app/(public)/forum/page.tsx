import type { Metadata } from 'next'
import { ForumPage } from '@/components/forum/forum-page'
import { routes } from '@/lib/core/routes'
import { listActiveTopics } from '@/lib/forum/queries'

export const metadata: Metadata = {
  title: 'Community Forum',
  description: 'Questions, answers and measured opinions on hardware, software, cloud, AI, security and development.',
  alternates: { canonical: routes.forum },
}

/** Topics of one page: what a reader scans at once. */
const TOPICS = 100

export default async function Page() {
  return <ForumPage topics={await listActiveTopics(TOPICS)} />
}
