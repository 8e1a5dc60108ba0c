import './text.css'
import { CommentSection } from '@/components/comments/comment-section'
import { PageFrame } from '@/components/layout/page-frame'
import { ReportSubject } from '@/components/moderation/report-subject'
import { BackLink } from '@/components/ui/back-link'
import { SectionHead } from '@/components/ui/section-head'
import type { ArticleCard, ArticleDetail } from '@/lib/articles/article-card'
import type { Discussion } from '@/lib/comments/comment-view'
import type { CommentListState } from '@/lib/comments/list-state'
import { routes } from '@/lib/core/routes'
import { ArticleCardView } from './article-card-view'
import { AuthorBox } from './author-box'
import { toContents } from './contents'
import { LeadPicture } from './lead-picture'
import { Neighbours, type TextLink } from './neighbours'
import { Prose } from './prose'
import { ContentsDetails, ContentsNav } from './table-of-contents'
import { TagList } from './tag-list'
import { TextHead } from './text-head'

type ArticlePageProps = {
  article: ArticleDetail
  /** Up to three. */
  related?: ArticleCard[]
  /** The article published before this one, and the one after. */
  previous?: TextLink | null
  next?: TextLink | null
  discussion: Discussion
  state: CommentListState
}

export function ArticlePage({
  article,
  related = [],
  previous = null,
  next = null,
  discussion,
  state,
}: ArticlePageProps) {
  const contents = toContents(article.headings)

  return (
    <PageFrame>
      <article className="text-page">
        <TextHead text={article} likeCount={discussion.likeCount} />
        <LeadPicture {...article} priority glide={article.slug} />
        <div className="text-body">
          {contents.length > 0 && <ContentsDetails headings={contents} />}
          <Prose html={article.html} />
        </div>
        {contents.length > 0 && (
          <div className="text-aside">
            <ContentsNav headings={contents} />
          </div>
        )}
        <div className="text-foot later">
          <TagList tags={article.tagLabels} />
          <AuthorBox author={article.author} bio={article.authorBio} subject={`article:${article.id}`} />
          <div className="text-report">
            <ReportSubject kind="article" id={article.id} label="this article" />
          </div>
        </div>
      </article>
      <CommentSection discussion={discussion} state={state} path={routes.article(article.slug)} />
      <Neighbours label="More articles" previous={previous} next={next} toAddress={routes.article} />
      {related.length > 0 && (
        <section aria-labelledby="related" className="related later">
          <SectionHead id="related" title="Related articles" />
          <div className="cards" data-three={related.length === 3 || undefined}>
            {related.map((other) => (
              <ArticleCardView key={other.slug} article={other} glide />
            ))}
          </div>
        </section>
      )}
      <p className="mt-12 print:hidden">
        <BackLink href={routes.home}>Back to Home</BackLink>
      </p>
    </PageFrame>
  )
}
