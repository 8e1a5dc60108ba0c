import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { TopicPage } from '@/components/forum/topic-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { openGraphOfSite, toDescription } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { shareImage } from '@/lib/core/share-image'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { findTopicAddress } from '@/lib/forum/address-queries'
import { findTopicAt, listTopicAddresses } from '@/lib/forum/queries'
import { topicJsonLd } from '@/lib/seo/topic-json-ld'

type Props = PageProps<'/forum/topic/[number]/[slug]'>

export async function generateStaticParams() {
  return orPlaceholder(await listTopicAddresses(PRERENDERED), { number: '0', slug: '-' })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = await findTopicAt(await params)
  if (!topic) return {}
  const { title, number, slug } = topic
  const [description, url] = [toDescription(topic.excerpt), routes.topic(number, slug)]
  const images = [shareImage('topic', String(number), title)]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { ...openGraphOfSite, type: 'article', title, description, url, images },
  }
}

export default async function Page({ params }: Props) {
  const asked = await params
  const topic = await findTopicAt(asked)
  if (!topic) return <MissingPage leave={() => leaveTopic(asked.number)} />
  return (
    <>
      <JsonLd data={topicJsonLd(topic)} />
      <TopicPage topic={topic} />
    </>
  )
}

/** The number counts: a topic whose title changed is found under its old address. */
async function leaveTopic(number: string): Promise<never> {
  const address = await findTopicAddress(number)
  if (address) permanentRedirect(address)
  notFound()
}
