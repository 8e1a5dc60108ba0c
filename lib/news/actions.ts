'use server'
import { updateTag } from 'next/cache'
import { staffAction } from '@/lib/core/action'
import { expireTag } from '@/lib/core/expire'
import { ok } from '@/lib/core/result'
import { uniqueSlug } from '@/lib/core/slug'
import { tags } from '@/lib/core/tags'
import { toTitleSlug } from '@/lib/core/title-slug'
import { discardPicture, keepPicture, makePicture } from '@/lib/media/commands'
import { FIRST_FRAME, LEFT_OUT, PICTURE_FORM_BYTES } from '@/lib/media/limits'
import { unlessFormer } from '@/lib/media/unless-former'
import { describePicture, findSent, replacePicture, requireFreeLink, toColumns } from './commands'
import { findNewsToGuard, listSlugsLike } from './guard-queries'
import { canManageNews } from './policy'
import { changedMeanwhile, NEWS_CONFLICTS } from './refusals'
import { newNewsInput, newsInput, newsPictureInput, newsRowInput } from './schema'

/**
 * Puts what another site reported into the news. Its slug follows the title it has now, and stays. The same item sent once more
 * by whoever entered it is answered as the first time.
 */
export const createNews = staffAction({
  act: 'news.create',
  input: newNewsInput,
  allow: canManageNews,
  conflicts: NEWS_CONFLICTS,
  async run({ input, member, tx }) {
    const columns = await toColumns(tx, input)
    const sent = await findSent(tx, member.id, columns)
    if (sent) return ok({ ...sent, again: true }, 'News item added')
    const base = toTitleSlug(input.title)
    const slug = uniqueSlug(base, new Set(await listSlugsLike(tx, base)))
    const { id } = await tx.newsItem.create({ data: { ...columns, slug }, select: { id: true } })
    updateTag(tags.news)
    return ok({ id, slug, again: false }, 'News item added')
  },
  audit: ({ input, data }) => ({
    action: 'news.create',
    subject: `news:${data.id}`,
    details: { title: input.title, source: input.source, ...(data.again && { again: true }) },
  }),
})

/** Changes what is said of a news item. */
export const editNews = staffAction({
  act: 'news.edit',
  input: newsInput,
  subject: ({ id }) => findNewsToGuard(id),
  allow: canManageNews,
  conflicts: NEWS_CONFLICTS,
  async run({ input, subject, tx }) {
    const version = input.version + 1
    const columns = await toColumns(tx, input, subject)
    await requireFreeLink(tx, columns, subject)
    const { count } = await tx.newsItem.updateMany({
      where: { id: subject.id, version: input.version },
      data: { ...columns, version },
    })
    if (count === 0) throw changedMeanwhile()
    updateTag(tags.news)
    return ok({ version }, 'News item saved')
  },
  audit: ({ input, subject }) => ({
    action: 'news.edit',
    subject: `news:${subject.id}`,
    details: { title: input.title, source: input.source },
  }),
})

/** Gives a news item its picture, or says anew what it shows. Comes by `POST /api/news-pictures`: the body of an action may not be that large. */
export const setNewsPicture = staffAction({
  act: 'news.picture',
  input: newsPictureInput,
  subject: ({ id }) => findNewsToGuard(id),
  allow: canManageNews,
  maxBytes: PICTURE_FORM_BYTES,
  make: async ({ input: { file } }) => (file ? makePicture(file) : null),
  discard: async (made) => {
    if (made) await discardPicture(made)
  },
  async run({ input: { alt, described }, subject, tx, made }) {
    const { id } = subject
    const said = unlessFormer(alt, described)
    if (made) await replacePicture(tx, id, await keepPicture(tx, made, said))
    else await describePicture(tx, id, alt)
    expireTag(tags.news)
    if (!made) return ok({ id }, 'Description saved')
    const remarks = [made.animated && FIRST_FRAME, said !== alt && LEFT_OUT].filter(Boolean).join(' ')
    return ok({ id }, remarks ? `Picture saved. ${remarks}` : 'Picture saved')
  },
  audit: ({ input: { file }, subject }) => ({
    action: 'news.picture',
    subject: `news:${subject.id}`,
    details: { title: subject.title, did: file ? 'replace' : 'describe' },
  }),
})

/** Takes the picture of a news item away again. */
export const removeNewsPicture = staffAction({
  act: 'news.picture',
  input: newsRowInput,
  subject: ({ id }) => findNewsToGuard(id),
  allow: canManageNews,
  async run({ subject, tx }) {
    await replacePicture(tx, subject.id, null)
    updateTag(tags.news)
    return ok({}, 'Picture removed')
  },
  audit: ({ subject }) => ({
    action: 'news.picture',
    subject: `news:${subject.id}`,
    details: { title: subject.title, did: 'remove' },
  }),
})

/** Takes a news item out of everything that readers see. Who saved it is told that it is gone. */
export const hideNews = staffAction({
  act: 'news.hide',
  input: newsRowInput,
  subject: ({ id }) => findNewsToGuard(id),
  allow: canManageNews,
  async run({ subject, tx }) {
    await tx.newsItem.updateMany({ where: { id: subject.id, hiddenAt: null }, data: { hiddenAt: new Date() } })
    updateTag(tags.news)
    return ok({}, 'News item hidden')
  },
  audit: ({ subject }) => ({ action: 'news.hide', subject: `news:${subject.id}`, details: { title: subject.title } }),
})

/** Brings a hidden news item back to where it was. */
export const showNews = staffAction({
  act: 'news.show',
  input: newsRowInput,
  subject: ({ id }) => findNewsToGuard(id),
  allow: canManageNews,
  async run({ subject, tx }) {
    await tx.newsItem.update({ where: { id: subject.id }, data: { hiddenAt: null }, select: { id: true } })
    updateTag(tags.news)
    return ok({}, 'News item is shown again')
  },
  audit: ({ subject }) => ({ action: 'news.show', subject: `news:${subject.id}`, details: { title: subject.title } }),
})
