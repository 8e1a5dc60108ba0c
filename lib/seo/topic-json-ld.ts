import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/site-address'
import { replyAddress } from '@/lib/forum/reply-page'
import type { Post, TopicDetail } from '@/lib/forum/topic-detail'
import type { TopicRow } from '@/lib/forum/topic-row'
import { toVisibleText } from './html-text'
import type { Counter, Graph, Person, TopicEntry } from './json-ld-types'

/**
 * One page of a topic, as far as the page shows it. Later pages repeat headline, author, date and the first page's address,
 * with the beginning of the text (shared rules for search engines, section 2).
 */
export function topicJsonLd(topic: TopicDetail): Graph {
  const { title, replyCount, likeCount, viewCount, page } = topic
  const shown = topic.replies.filter(({ state }) => state === 'shown')
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: title,
    url: toAbsolute(routes.topic(topic.number, topic.slug)),
    author: toMember(topic.author),
    datePublished: topic.createdAt,
    ...(topic.editedAt ? { dateModified: topic.editedAt } : {}),
    text: topic.state !== 'shown' ? '[deleted]' : page === 1 ? toVisibleText(topic.html) : topic.excerpt,
    ...(topic.state === 'shown' ? {} : { creativeWorkStatus: 'Deleted' as const }),
    articleSection: topic.category.name,
    isPartOf: {
      '@type': 'WebPage',
      name: topic.category.name,
      url: toAbsolute(`${routes.forum}?category=${topic.category.slug}`),
    },
    interactionStatistic: [counter('Comment', replyCount), counter('Like', likeCount), counter('View', viewCount)],
    ...(shown.length ? { comment: shown.map((reply) => toComment(topic, reply)) } : {}),
  }
}

/** A topic as far as a list of topics shows it (shared rules for search engines, section 2). */
export const topicEntry = ({ number, slug, title, excerpt, author, createdAt }: TopicRow): TopicEntry => ({
  '@type': 'DiscussionForumPosting',
  headline: title,
  url: toAbsolute(routes.topic(number, slug)),
  author: toMember(author),
  datePublished: createdAt,
  text: excerpt,
})

const toComment = (topic: TopicDetail, reply: Post & { position: number }) => ({
  '@type': 'Comment' as const,
  author: toMember(reply.author),
  datePublished: reply.createdAt,
  ...(reply.editedAt ? { dateModified: reply.editedAt } : {}),
  text: toVisibleText(reply.html),
  url: toAbsolute(replyAddress(topic, reply.position)),
  ...(reply.likeCount ? { interactionStatistic: [counter('Like', reply.likeCount)] } : {}),
})

/** By name only: few members have a page, and the topic does not say which. */
const toMember = ({ name }: { name: string }): Person => ({ '@type': 'Person', name })

const counter = (act: 'Like' | 'View' | 'Comment', count: number): Counter => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${act}Action`,
  userInteractionCount: count,
})
