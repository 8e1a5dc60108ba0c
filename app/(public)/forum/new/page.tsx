import type { Metadata } from 'next'
import { NewTopicPage } from '@/components/forum/new-topic-page'
import { OUT_OF_INDEX, pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { listForumCategories } from '@/lib/forum/queries'
import { postTopic } from '../posts'

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'New Topic',
    description: 'Ask, tell or discuss something with people who use the things.',
    path: routes.newTopic,
    picture: 'forum',
  }),
  ...OUT_OF_INDEX,
}

/** Static like every public page: whoever is not signed in is asked when the form is sent. */
export default async function Page() {
  const categories = await listForumCategories()
  return <NewTopicPage categories={categories.map(({ slug, name }) => ({ slug, name }))} action={postTopic} />
}
