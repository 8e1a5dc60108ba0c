import './editorial.css'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/layout/avatar'
import { LikeButton } from '@/components/reactions/like-button'
import { SaveButton } from '@/components/saved/save-button'
import { DateText } from '@/components/ui/date-text'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import type { ArticleDetail } from '@/lib/articles/article-card'
import { isoDate } from '@/lib/core/dates'
import { isDeletedUser } from '@/lib/core/deleted-user'
import { routes } from '@/lib/core/routes'
import { ShareButton } from './share-button'

type TextHeadProps = {
  text: Pick<
    ArticleDetail,
    'id' | 'category' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'updatedAt' | 'readMinutes'
  >
  /** Absent in a preview, which offers members nothing. */
  likeCount?: number
  /** Stands above it all. */
  back?: ReactNode
}

/** Category, headline, standfirst and byline of an article or a review, with what readers can do with it. */
export function TextHead({ text, likeCount, back }: TextHeadProps) {
  const { id, category, title, excerpt, author, publishedAt, updatedAt, readMinutes } = text
  const subject = `article:${id}` as const
  const updated = isoDate(updatedAt) !== isoDate(publishedAt)

  return (
    <header data-subject={likeCount === undefined ? undefined : subject}>
      {back}
      <Kicker>{category.name}</Kicker>
      <h1 className="text-headline mt-2">{title}</h1>
      <p className="mt-4 max-w-[31.75em] font-reading text-lg text-pretty text-muted md:text-xl md:leading-8">
        {excerpt}
      </p>
      <div className="my-6 flex items-center gap-x-3 gap-y-1 border-y border-line py-3 max-sm:flex-wrap">
        <Avatar username={author.username} image={author.avatar} />
        <div className="min-w-0 grow text-sm">
          <p className="font-semibold wrap-anywhere">
            {isDeletedUser(author) ? (
              author.name
            ) : (
              <Link
                href={routes.person(author.username)}
                rel="author"
                className="inline-block hover:underline pointer-coarse:-mt-2.5 pointer-coarse:pt-2.5"
              >
                {author.name}
              </Link>
            )}
          </p>
          <p className="dots meta">
            <DateText time={publishedAt} />{' '}
            {updated && (
              <span>
                Updated <DateText time={updatedAt} />
              </span>
            )}{' '}
            <span>{readMinutes} min read</span>
          </p>
        </div>
        {likeCount !== undefined && (
          <div className="text-actions">
            <LikeButton kind="article" id={id} count={likeCount} subject={subject} label={`“${title}”`} />
            <SaveButton kind="article" id={id} subject={subject} label={`“${title}”`} />
            <ShareButton title={title} />
          </div>
        )}
      </div>
    </header>
  )
}
