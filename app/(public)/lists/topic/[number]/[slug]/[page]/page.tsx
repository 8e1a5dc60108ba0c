import type { Metadata } from 'next'
import { TopicView, topicMetadata } from '@/app/(public)/forum/topic-view'

type Props = PageProps<'/lists/topic/[number]/[slug]/[page]'>

/** Made at the first request; a build wants to know at least one, and no topic has this number. */
export const generateStaticParams = () => [{ number: '0', slug: '-', page: '1' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return topicMetadata(await params)
}

/** `/forum/topic/12/its-title?page=2` (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <TopicView asked={await params} />
}
