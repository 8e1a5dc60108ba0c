import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/site-address'
import type { TopicRow } from '@/lib/forum/topic-row'
import { toVisibleText } from './html-text'
import type { Counter, Graph, Person } from './json-ld-types'

type Post = { author: { name: string }; createdAt: string; html: string }

/** A topic with its replies, as far as the page shows them. */
export function topicJsonLd(topic: TopicRow & Post & { replies: (Post & { position: number })[] }): Graph {
  const url = toAbsolute(routes.topic(topic.number, topic.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    url,
    author: toMember(topic.author),
    datePublished: topic.createdAt,
    text: toVisibleText(topic.html),
    articleSection: topic.category.name,
    interactionStatistic: [counter('Comment', topic.replies.length)],
    ...(topic.replies.length
      ? {
          comment: topic.replies.map((reply) => ({
            '@type': 'Comment' as const,
            author: toMember(reply.author),
            datePublished: reply.createdAt,
            text: toVisibleText(reply.html),
            url: `${url}#reply-${reply.position}`,
          })),
        }
      : {}),
  }
}

/** By name only: few members have a page, and the topic does not say which. */
const toMember = ({ name }: { name: string }): Person => ({ '@type': 'Person', name })

const counter = (act: 'Like' | 'View' | 'Comment', count: number): Counter => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${act}Action`,
  userInteractionCount: count,
})
