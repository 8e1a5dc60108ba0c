import 'server-only'
import { findOwnComment, findTextToDiscuss } from '@/lib/comments/place-queries'
import { db } from '@/lib/core/db'
import { publicTexts, visiblePosts } from '@/lib/core/public-rows'
import { type Address, routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import { isStaff, type Member } from '@/lib/core/viewer'
import { readRefusedTarget } from '@/lib/drafts/refused-target'
import { findTopicToAnswer } from '@/lib/forum/address-queries'
import { findReplyToEdit, findTopicToEdit } from '@/lib/forum/edit-queries'
import { FEW, type OwnLine } from './own-queries'

/** How many of the newest drafts are looked through for those whose form still stands somewhere. */
const DRAFTS = 25

/**
 * What the member has under way: forms that were begun and not sent, and posts that are kept as drafts, the newest first.
 * Then what was begun in forms that are gone, which takes no place of the others and is read on a page of its own.
 */
export async function listOwnDrafts(member: Member): Promise<OwnLine[]> {
  const [{ open, gone }, posts] = await Promise.all([listBegun(member), listDraftPosts(member)])
  const shown = new Set(open.map(({ href }) => href))
  const underWay = [...open, ...posts.filter(({ href }) => !shown.has(href))]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, FEW)
  return [...underWay, ...gone]
}

async function listDraftPosts({ id }: Member): Promise<OwnLine[]> {
  const posts = await db.article.findMany({
    where: { authorId: id, status: { in: ['draft', 'scheduled'] }, deletedAt: null },
    orderBy: { updatedAt: 'desc' },
    take: FEW,
    select: { id: true, title: true, status: true, updatedAt: true },
  })
  return posts.map(({ id: post, title, status, updatedAt }) => ({
    id: post,
    href: routes.adminEditPost(post),
    text: title,
    about: status === 'scheduled' ? 'Scheduled post' : 'Draft of a post',
    at: updatedAt.toISOString(),
  }))
}

/** What was typed and not sent: the form it belongs to, with what it is about; or that there is no such form any more. */
async function listBegun(member: Member): Promise<{ open: OwnLine[]; gone: OwnLine[] }> {
  const drafts = await db.draft.findMany({
    where: { userId: member.id },
    orderBy: { updatedAt: 'desc' },
    take: DRAFTS,
    select: { target: true, updatedAt: true },
  })
  const [open, gone]: [OwnLine[], OwnLine[]] = [[], []]
  for (const { target, updatedAt } of drafts) {
    if (open.length === FEW && gone.length === FEW) break
    const form = await findDraftForm(member, target)
    const isRefused = readRefusedTarget(target) !== null
    const place =
      form && isRefused ? { ...form, href: routes.continueDraft(target), about: 'Refused, not posted' } : form
    const [lines, line] = place ? [open, place] : [gone, toGone(target)]
    if (lines.length < FEW) lines.push({ ...line, id: target, at: updatedAt.toISOString() })
  }
  return { open, gone }
}

type Place = Pick<OwnLine, 'href' | 'text' | 'about'>

/** Where a draft's form stands; null for a form that is gone, or that no page holds. */
export async function findDraftForm(member: Member, target: string): Promise<Place | null> {
  const refused = readRefusedTarget(target)
  if (refused) {
    const place = await findDraftForm(member, refused.form)
    return place && { ...place, href: withQuery(place.href, refused.key) }
  }
  if (target === 'review:new') return { href: routes.adminNewReview, text: 'A new review', about: 'Content Dashboard' }
  if (target === 'article:new') return { href: routes.adminNewPost, text: 'A new post', about: 'Content Dashboard' }
  if (target === 'topic:new') return { href: routes.newTopic, text: 'A new topic', about: 'Forum' }
  // As `canManageNews` says.
  if (target === 'news:new')
    return isStaff(member) ? { href: routes.adminNewNewsItem, text: 'A new item', about: 'News' } : null
  const { form, id, about } = readTarget(target)
  if (!toUuid(id)) return null
  switch (form) {
    case 'article': {
      // As `canEditPost` of the articles says.
      const own = member.role === 'admin' ? {} : { authorId: member.id }
      const post = await db.article.findFirst({ where: { id, deletedAt: null, ...own }, select: { title: true } })
      return post && { href: routes.adminEditPost(id), text: post.title, about }
    }
    case 'news': {
      const item = isStaff(member) ? await db.newsItem.findUnique({ where: { id }, select: { title: true } }) : null
      return item && { href: routes.adminNewsItem(id), text: item.title, about }
    }
    case 'reply': {
      const topic = await findTopicToAnswer(id)
      return topic && !topic.locked ? { href: topic.path, text: topic.title, about } : null
    }
    case 'comment': {
      const text = await findTextToDiscuss(id)
      return text && { href: text.path, text: text.title, about }
    }
    case 'comment-reply': {
      const text = await findAnswered(id)
      return text && { href: routes.comment(id), text: text.title, about }
    }
    case 'comment-edit': {
      const comment = await findOwnComment(member, id)
      return comment?.isEditable ? { href: routes.commentEdit(id), text: comment.title, about } : null
    }
    case 'topic-edit': {
      const topic = await findTopicToEdit(member, id)
      return topic && !topic.locked ? { href: routes.editPost('topic', id), text: about, about: 'Forum' } : null
    }
    case 'reply-edit': {
      const reply = await findReplyToEdit(member, id)
      return reply && !reply.locked ? { href: routes.editPost('reply', id), text: about, about: 'Forum' } : null
    }
    default:
      return null
  }
}

/** The form with what was refused in it. */
const withQuery = (href: OwnLine['href'], key: string) =>
  `${href}${href.includes('?') ? '&' : '?'}refused=${key}` as Address

/** The text under which a comment stands that can be answered. */
async function findAnswered(id: string) {
  const comment = await db.comment.findFirst({
    where: { id, ...visiblePosts, article: publicTexts },
    select: { article: { select: { title: true } } },
  })
  return comment?.article ?? null
}

const toGone = (target: string): Place => ({
  href: routes.continueDraft(target),
  text: readTarget(readRefusedTarget(target)?.form ?? target).about,
  about: 'Can no longer be posted',
})

const ABOUT: Readonly<Record<string, string>> = {
  article: 'Your changes to a post',
  news: 'Your changes to a news item',
  reply: 'Your reply',
  comment: 'Your comment',
  'comment-reply': 'Your reply',
  'comment-edit': 'Your changes to a comment',
  'topic-edit': 'Your changes to a topic',
  'reply-edit': 'Your changes to a reply',
}

function readTarget(target: string) {
  const [form = '', id = ''] = target.split(':')
  return { form, id, about: ABOUT[form] ?? 'A text' }
}
