import type { Metadata } from 'next'
import { TopicView, topicMetadata } from '@/app/(public)/forum/topic-view'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { listTopicAddresses } from '@/lib/forum/queries'

type Props = PageProps<'/lists/topic/[number]/[slug]'>

export async function generateStaticParams() {
  return orPlaceholder(await listTopicAddresses(PRERENDERED), { number: '0', slug: '-' })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return topicMetadata(await params)
}

/** `/forum/topic/12/its-title` (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <TopicView asked={await params} />
}
