import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/site-address'
import type { TopicRow } from '@/lib/forum/topic-row'
import { toVisibleText } from './html-text'
import type { Counter, Graph } from './json-ld-types'
import { toPerson } from './publisher'

type Post = { author: { username: string; name: string }; createdAt: string; html: string }

/** A topic with its replies, as far as the page shows them. */
export function topicJsonLd(topic: TopicRow & Post & { replies: (Post & { position: number })[] }): Graph {
  const url = toAbsolute(routes.topic(topic.number, topic.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: topic.title,
    url,
    author: toPerson(topic.author),
    datePublished: topic.createdAt,
    text: toVisibleText(topic.html),
    articleSection: topic.category.name,
    interactionStatistic: [counter('Comment', topic.replies.length)],
    ...(topic.replies.length
      ? {
          comment: topic.replies.map((reply) => ({
            '@type': 'Comment' as const,
            author: toPerson(reply.author),
            datePublished: reply.createdAt,
            text: toVisibleText(reply.html),
            url: `${url}#reply-${reply.position}`,
          })),
        }
      : {}),
  }
}

const counter = (act: 'Like' | 'View' | 'Comment', count: number): Counter => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${act}Action`,
  userInteractionCount: count,
})
