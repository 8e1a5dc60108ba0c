'use server'
import { updateTag } from 'next/cache'
import { staffAction } from '@/lib/core/action'
import { expireTag } from '@/lib/core/expire'
import { ok } from '@/lib/core/result'
import { uniqueSlug } from '@/lib/core/slug'
import { tags } from '@/lib/core/tags'
import { toTitleSlug } from '@/lib/core/title-slug'
import { keepPicture } from '@/lib/media/commands'
import { FIRST_FRAME, PICTURE_FORM_BYTES } from '@/lib/media/limits'
import { replacePicture, toColumns } from './commands'
import { findNewsToGuard, listSlugsLike } from './guard-queries'
import { canManageNews } from './policy'
import { changedMeanwhile, NEWS_CONFLICTS } from './refusals'
import { newNewsInput, newsInput, newsPictureInput, newsRowInput } from './schema'

/** Puts what another site reported into the news. Its slug follows the title it has now, and stays. */
export const createNews = staffAction({
  act: 'news.create',
  input: newNewsInput,
  allow: canManageNews,
  conflicts: NEWS_CONFLICTS,
  async run({ input, tx }) {
    const columns = await toColumns(tx, input)
    const base = toTitleSlug(input.title)
    const slug = uniqueSlug(base, new Set(await listSlugsLike(tx, base)))
    const { id } = await tx.newsItem.create({ data: { ...columns, slug }, select: { id: true } })
    updateTag(tags.news)
    return ok({ id, slug }, 'News item added')
  },
  audit: ({ input, data }) => ({
    action: 'news.create',
    subject: `news:${data.id}`,
    details: { title: input.title, source: input.source },
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
    const { count } = await tx.newsItem.updateMany({
      where: { id: subject.id, version: input.version },
      data: { ...(await toColumns(tx, input, subject)), version },
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

/** Gives a news item its picture. Comes by `POST /api/news-pictures`: the body of an action may not be that large. */
export const setNewsPicture = staffAction({
  act: 'news.picture',
  input: newsPictureInput,
  subject: ({ id }) => findNewsToGuard(id),
  allow: canManageNews,
  maxBytes: PICTURE_FORM_BYTES,
  async run({ input: { file, alt }, subject, tx }) {
    const { id: pictureId, animated } = await keepPicture(tx, file, alt)
    await replacePicture(tx, subject.id, pictureId)
    expireTag(tags.news)
    return ok({ id: subject.id }, animated ? `Picture saved. ${FIRST_FRAME}` : 'Picture saved')
  },
  audit: ({ subject }) => ({ action: 'news.picture', subject: `news:${subject.id}` }),
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
