import '@/components/articles/text.css'
import './blog.css'
import { LeadPicture } from '@/components/articles/lead-picture'
import { Prose } from '@/components/articles/prose'
import { TagList } from '@/components/articles/tag-list'
import { Avatar } from '@/components/layout/avatar'
import { PageFrame } from '@/components/layout/page-frame'
import { ProductAside } from '@/components/reviews/product-aside'
import { ProsAndCons } from '@/components/reviews/pros-and-cons'
import { ScoreTile } from '@/components/reviews/score-tile'
import { DateText } from '@/components/ui/date-text'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import type { PostPreview } from '@/lib/articles/preview-queries'
import { routes } from '@/lib/core/routes'
import { STATUS_LABEL } from './status-options'

/** A post as its readers will see it, before they do. */
export function PreviewPage({ post }: { post: PostPreview }) {
  const { id, title, excerpt, html, author, category, picture, date, readMinutes, review, rating, tags } = post
  return (
    <PageFrame bleed>
      <p role="status" className="preview-notice">
        <b>Preview</b> · {STATUS_LABEL[post.status]}, as it was last saved.{' '}
        {post.status !== 'published' && 'Only you and administrators can see this page. '}
        <Link href={routes.adminEditPost(id)}>Back to the editor</Link>
      </p>
      <article className="text-page">
        <header>
          <Kicker>{category.name}</Kicker>
          <h1 className="text-headline mt-2">{title}</h1>
          <p className="mt-4 max-w-[31.75em] font-reading text-lg text-pretty text-muted md:text-xl md:leading-8">
            {excerpt}
          </p>
          <div className="my-6 flex items-center gap-3 border-y border-line py-3">
            <Avatar username={author.username} image={author.avatar} />
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold wrap-anywhere">{author.name}</p>
              <p className="meta">
                <DateText time={date} /> <span>{readMinutes} min read</span>
              </p>
            </div>
          </div>
        </header>
        <LeadPicture picture={picture} category={category} sizes="(width >= 64rem) 62vw, 94vw">
          {rating !== null && <ScoreTile rating={rating} large decorative />}
        </LeadPicture>
        <div className="text-body">
          {review && <ProsAndCons pros={review.pros} cons={review.cons} />}
          <Prose html={html} />
          {review?.verdict && (
            <section aria-label="Verdict" className="verdict">
              <Kicker>Verdict</Kicker>
              <p>{review.verdict}</p>
            </section>
          )}
        </div>
        {review && (
          <div className="text-aside">
            <ProductAside review={{ ...review, rating }} />
          </div>
        )}
        <div className="text-foot">
          <TagList tags={tags} />
        </div>
      </article>
    </PageFrame>
  )
}
