import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'
import { replyAddress } from '@/lib/forum/reply-page'
import { describeTopic, type Post, stubText, type TopicDetail } from '@/lib/forum/topic-detail'
import type { TopicRow } from '@/lib/forum/topic-row'
import { toPictureAddresses, toVisibleText } from './html-text'
import type { Comment, Counter, Graph, Person, TopicEntry } from './json-ld-types'

/**
 * One page of a topic, as far as the page shows it. Later pages repeat headline, author, date and the first page's address,
 * with the beginning of the text (shared rules for search engines, section 2).
 */
export function topicJsonLd(topic: TopicDetail): Graph {
  const { title, replyCount, likeCount, viewCount } = topic
  const comment = topic.replies.flatMap((reply) => toComment(topic, reply))
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: title,
    url: toAbsolute(routes.topic(topic.number, topic.slug)),
    author: toMember(topic),
    datePublished: topic.createdAt,
    ...toFirstPost(topic),
    articleSection: topic.category.name,
    isPartOf: {
      '@type': 'WebPage',
      name: topic.category.name,
      url: toAbsolute(`${routes.forum}?category=${topic.category.slug}`),
    },
    interactionStatistic: [counter('Comment', replyCount), counter('Like', likeCount), counter('View', viewCount)],
    ...(comment.length ? { comment } : {}),
  }
}

/**
 * What the first post says, if it still does; its title stands in where that is not in words. Later pages do not show when
 * it was edited.
 */
function toFirstPost(topic: TopicDetail) {
  if (topic.state !== 'shown') return { text: stubText('post', topic.state), creativeWorkStatus: 'Deleted' as const }
  if (topic.page > 1) return { text: describeTopic(topic) }
  return { ...toEdit(topic), text: topic.title, ...toSaid(topic.html) }
}

const toEdit = ({ editedAt }: Pick<Post, 'editedAt'>) => (editedAt ? { dateModified: editedAt } : {})

/** Google wants words or pictures of every post; null for one that holds neither. */
function toSaid(html: string): { text: string } | { image: string[] } | null {
  const text = toVisibleText(html)
  if (text) return { text }
  const image = toPictureAddresses(html).map(toAbsolute)
  return image.length ? { image } : null
}

/** A topic as far as a list of topics shows it (shared rules for search engines, section 2). */
export const topicEntry = ({ number, slug, title, excerpt, author, createdAt }: TopicRow): TopicEntry => ({
  '@type': 'DiscussionForumPosting',
  headline: title,
  url: toAbsolute(routes.topic(number, slug)),
  // By name only: a list leads to its topics.
  author: toMember({ author, hasPage: false }),
  datePublished: createdAt,
  text: excerpt || title,
})

function toComment(topic: TopicDetail, reply: Post & { position: number }): Comment[] {
  const said = reply.state === 'shown' ? toSaid(reply.html) : null
  if (!said) return []
  return [
    {
      '@type': 'Comment',
      author: toMember(reply),
      datePublished: reply.createdAt,
      ...toEdit(reply),
      ...said,
      url: toAbsolute(replyAddress(topic, reply.position)),
      ...(reply.likeCount ? { interactionStatistic: [counter('Like', reply.likeCount)] } : {}),
    },
  ]
}

/** The author of a post, with the address of their page where they have one. */
const toMember = ({ author: { username, name }, hasPage }: Pick<Post, 'author' | 'hasPage'>): Person => ({
  '@type': 'Person',
  name,
  ...(hasPage ? { url: toAbsolute(routes.person(username)) } : {}),
})

const counter = (act: 'Like' | 'View' | 'Comment', count: number): Counter => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${act}Action`,
  userInteractionCount: count,
})
