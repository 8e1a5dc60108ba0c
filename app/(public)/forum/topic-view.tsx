import type { Metadata } from 'next'
import { TopicPage } from '@/components/forum/topic-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import {
  MISSING_PAGE,
  openGraphOfSite,
  toDescription,
  toListDescription,
  toPagePart,
  toTitle,
} from '@/lib/core/page-metadata'
import { shareImage } from '@/lib/core/share-image'
import { topicPageAddress } from '@/lib/forum/reply-page'
import { describeTopic } from '@/lib/forum/topic-detail'
import { findTopicAt } from '@/lib/forum/topic-queries'
import { topicJsonLd } from '@/lib/seo/topic-json-ld'
import { leaveTopic } from './leave-topic'
import { postReply } from './posts'

type Asked = Parameters<typeof findTopicAt>[0]

/** What a page of a discussion says of itself. Each is canonical to itself. */
export async function topicMetadata(asked: Asked): Promise<Metadata> {
  const topic = await findTopicAt(asked)
  if (!topic) return MISSING_PAGE
  const { page, number, category, author } = topic
  const title = topic.title + toPagePart(page)
  const description = toDescription(toListDescription(describeTopic(topic), page))
  const url = topicPageAddress(topic, page)
  const images = [shareImage('topic', String(number), topic.title, category.name, topic.title, author.name)]
  return {
    title: toTitle(topic.title, toPagePart(page)),
    description,
    alternates: { canonical: url },
    openGraph: { ...openGraphOfSite, type: 'article', title, description, url, images },
  }
}

/** One page of a discussion; a number or page that it does not have is a true 404. */
export async function TopicView({ asked }: { asked: Asked }) {
  const topic = await findTopicAt(asked)
  if (!topic) return <MissingPage leave={() => leaveTopic(asked.number, asked.page)} />
  return (
    <>
      <JsonLd data={topicJsonLd(topic)} />
      <TopicPage topic={topic} postReply={postReply} />
    </>
  )
}
