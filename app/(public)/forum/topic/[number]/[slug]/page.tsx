import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TopicPage } from '@/components/forum/topic-page'
import { NotFoundBoundary } from '@/components/layout/not-found-boundary'
import { routes } from '@/lib/core/routes'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { findTopicAt, listTopicAddresses } from '@/lib/forum/queries'

type Props = PageProps<'/forum/topic/[number]/[slug]'>

export async function generateStaticParams() {
  return orPlaceholder(await listTopicAddresses(PRERENDERED), { number: '0', slug: '-' })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = await findTopicAt(await params)
  if (!topic) return {}
  const { title, excerpt, number, slug } = topic
  return { title, description: excerpt, alternates: { canonical: routes.topic(number, slug) } }
}

export default function Page({ params }: Props) {
  return (
    <NotFoundBoundary>
      <KnownTopic params={params} />
    </NotFoundBoundary>
  )
}

async function KnownTopic({ params }: Pick<Props, 'params'>) {
  const topic = await findTopicAt(await params)
  if (!topic) notFound()
  return <TopicPage topic={topic} />
}
