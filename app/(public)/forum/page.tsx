import type { Metadata } from 'next'
import { ForumPage } from '@/components/forum/forum-page'
import { JsonLd } from '@/components/seo/json-ld'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { listActiveTopics } from '@/lib/forum/queries'
import { listJsonLd } from '@/lib/seo/page-json-ld'

export const metadata: Metadata = pageMetadata({
  title: 'Community Forum',
  description: 'Questions, answers and measured opinions on hardware, software, cloud, AI, security and development.',
  path: routes.forum,
  picture: 'forum',
})

/** Topics of one page: what a reader scans at once. */
const TOPICS = 100

export default async function Page() {
  const topics = await listActiveTopics(TOPICS)
  const items = topics.map(({ number, slug }) => routes.topic(number, slug))
  return (
    <>
      <JsonLd data={listJsonLd({ trail: [{ name: 'Community Forum', path: routes.forum }], items })} />
      <ForumPage topics={topics} />
    </>
  )
}
