import { type Address, routes } from '@/lib/core/routes'

/** Replies per page. A reply stays on its page for ever, since positions are never given twice. */
export const REPLIES_PER_PAGE = 20

/** The page on which a position stands; the first post has position 0 and stands on page 1. */
export const pageOfReply = (position: number) => Math.max(1, Math.ceil(position / REPLIES_PER_PAGE))

/** How many pages a topic has whose last reply got this position. */
export const topicPages = (lastPosition: number) => pageOfReply(lastPosition)

type Topic = { number: number; slug: string }

/** A page of a topic; the first has no page in its address. */
export const topicPageAddress = ({ number, slug }: Topic, page: number): Address =>
  page > 1 ? `${routes.topic(number, slug)}?page=${page}` : routes.topic(number, slug)

/** The lasting address of a reply: its page and its place there. */
export const replyAddress = (topic: Topic, position: number) =>
  `${topicPageAddress(topic, pageOfReply(position))}#${replyAnchor(position)}` as Address

/** The id of a reply's element. */
export const replyAnchor = (position: number) => `reply-${position}` as const
