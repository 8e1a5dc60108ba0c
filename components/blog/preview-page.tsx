import '@/components/articles/text.css'
import './blog.css'
import { LeadPicture } from '@/components/articles/lead-picture'
import { Prose } from '@/components/articles/prose'
import { TagList } from '@/components/articles/tag-list'
import { TextHead } from '@/components/articles/text-head'
import { PageFrame } from '@/components/layout/page-frame'
import { ProductAside } from '@/components/reviews/product-aside'
import { ProsAndCons } from '@/components/reviews/pros-and-cons'
import { ScoreTile } from '@/components/reviews/score-tile'
import { Verdict } from '@/components/reviews/verdict'
import { Link } from '@/components/ui/link'
import type { PostPreview } from '@/lib/articles/preview-queries'
import { routes } from '@/lib/core/routes'
import { STATUS_LABEL } from './status-options'

/** A post as its readers will see it, before they do. */
export function PreviewPage({ post }: { post: PostPreview }) {
  const { id, html, category, picture, date, review, rating, tags } = post
  return (
    <PageFrame className="max-w-[80rem]">
      <p role="status" className="preview-notice">
        <b>Preview</b> · {STATUS_LABEL[post.status]}, as it was last saved.{' '}
        {post.status !== 'published' && 'Only you and administrators can see this page. '}
        <Link href={routes.adminEditPost(id)}>Back to the editor</Link>
      </p>
      <article className="text-page">
        <TextHead text={{ ...post, publishedAt: date, updatedAt: date }} />
        <LeadPicture picture={picture} category={category}>
          {rating !== null && <ScoreTile rating={rating} large decorative />}
        </LeadPicture>
        <div className="text-body">
          {review && <ProsAndCons pros={review.pros} cons={review.cons} />}
          <Prose html={html} />
          {review && <Verdict text={review.verdict} />}
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
