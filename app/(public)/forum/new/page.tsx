import type { Metadata } from 'next'
import { NewTopicPage } from '@/components/forum/new-topic-page'
import { routes } from '@/lib/core/routes'
import { listForumCategories } from '@/lib/forum/queries'
import { postTopic } from '../posts'

export const metadata: Metadata = {
  title: 'New Topic',
  description: 'Ask, tell or discuss something with people who use the things.',
  alternates: { canonical: routes.newTopic },
  robots: { index: false, follow: true },
}

/** Static like every public page: whoever is not signed in is asked when the form is sent. */
export default async function Page() {
  const categories = await listForumCategories()
  return <NewTopicPage categories={categories.map(({ slug, name }) => ({ slug, name }))} action={postTopic} />
}
