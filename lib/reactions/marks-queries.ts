import 'server-only'
import { db } from '@/lib/core/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { type MarkSubject, type Marks, NO_MARKS } from './marks'

/** Most own comments reported per text; the newest are kept. */
const MOST = 500

/** Marks with the number of notices about the subject that this visit has read. */
export type FoundMarks = { marks: Marks; noticesRead: number }

/**
 * What a member has to do with a subject, in one statement that also counts as the visit that marks its notices read.
 */
export async function findMarks(userId: string, subject: MarkSubject): Promise<FoundMarks> {
  const [row] = await db.$queryRaw<{ marks: Partial<Marks>; noticesRead: number }[]>`
    WITH visited AS (
      UPDATE notifications SET read_at = now()
      WHERE user_id = ${userId}::uuid AND subject = ${subject} AND read_at IS NULL
      RETURNING 1
    )
    SELECT ${toStatement(userId, subject)} AS marks, (SELECT count(*)::int FROM visited) AS "noticesRead"`
  if (!row) throw new Error('The marks gave no answer.')
  return {
    marks: { ...NO_MARKS, ...row.marks, own: { ...NO_MARKS.own, ...row.marks.own } },
    noticesRead: row.noticesRead,
  }
}

/** The statement behind `findMarks`. Saved and wished things are told whole: both have a limit where they are written. */
function toStatement(userId: string, subject: MarkSubject): Prisma.Sql {
  const me = Prisma.sql`${userId}::uuid`
  if (subject === 'news-list') {
    return Prisma.sql`jsonb_build_object('saved', ARRAY(
      SELECT news_item_id FROM saved_items WHERE user_id = ${me} AND news_item_id IS NOT NULL))`
  }
  if (subject === 'product-list') {
    return Prisma.sql`jsonb_build_object('wished', ARRAY(
      SELECT product_id FROM wishlist_items WHERE user_id = ${me}))`
  }
  const [kind, id] = subject.split(':')
  const it = Prisma.sql`${id}::uuid`
  if (kind === 'article') return articleMarks(me, it)
  if (kind === 'topic') return topicMarks(me, it)
  if (kind === 'person') return personMarks(me, it)
  return Prisma.sql`jsonb_build_object('wished', ARRAY(
    SELECT product_id FROM wishlist_items WHERE user_id = ${me} AND product_id = ${it}))`
}

const articleMarks = (me: Prisma.Sql, it: Prisma.Sql) => Prisma.sql`jsonb_build_object(
  'liked', ARRAY(
    SELECT article_id FROM likes WHERE user_id = ${me} AND article_id = ${it}
    UNION ALL
    SELECT l.comment_id FROM likes l JOIN comments c ON c.id = l.comment_id
    WHERE l.user_id = ${me} AND c.article_id = ${it}),
  'saved', ARRAY(SELECT article_id FROM saved_items WHERE user_id = ${me} AND article_id = ${it}),
  'wished', ARRAY(
    SELECT w.product_id FROM reviews r JOIN wishlist_items w ON w.product_id = r.product_id AND w.user_id = ${me}
    WHERE r.article_id = ${it}),
  'followsAuthor', EXISTS (
    SELECT FROM articles a JOIN author_follows f ON f.author_id = a.author_id AND f.follower_id = ${me} WHERE a.id = ${it}),
  'own', jsonb_build_object(
    'article', EXISTS (SELECT FROM articles WHERE id = ${it} AND author_id = ${me}),
    'comments', ARRAY(
      SELECT id FROM comments WHERE author_id = ${me} AND article_id = ${it} AND deleted_at IS NULL
      ORDER BY created_at DESC LIMIT ${MOST})))`

const personMarks = (me: Prisma.Sql, it: Prisma.Sql) => Prisma.sql`jsonb_build_object(
  'followsAuthor', EXISTS (SELECT FROM author_follows WHERE follower_id = ${me} AND author_id = ${it}),
  'own', jsonb_build_object('person', ${it} = ${me}))`

const topicMarks = (me: Prisma.Sql, it: Prisma.Sql) => Prisma.sql`jsonb_build_object(
  'liked', ARRAY(
    SELECT topic_id FROM likes WHERE user_id = ${me} AND topic_id = ${it}
    UNION ALL
    SELECT l.reply_id FROM likes l JOIN replies r ON r.id = l.reply_id WHERE l.user_id = ${me} AND r.topic_id = ${it}),
  'saved', ARRAY(SELECT topic_id FROM saved_items WHERE user_id = ${me} AND topic_id = ${it}),
  'followsTopic', (SELECT level FROM topic_follows WHERE user_id = ${me} AND topic_id = ${it}),
  'own', jsonb_build_object(
    'topic', EXISTS (SELECT FROM topics WHERE id = ${it} AND author_id = ${me}),
    'replies', ARRAY(
      SELECT id FROM replies WHERE author_id = ${me} AND topic_id = ${it} AND deleted_at IS NULL
      ORDER BY created_at DESC LIMIT ${MOST})))`
