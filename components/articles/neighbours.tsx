import Link from 'next/link'
import type { ArticleCard } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'

export type TextLink = Pick<ArticleCard, 'slug' | 'title'>

/** The articles published before and after this one. */
export function Neighbours({ previous, next }: { previous: TextLink | null; next: TextLink | null }) {
  if (!previous && !next) return null

  return (
    <nav aria-label="More articles" className="mt-16 grid border-y border-line sm:grid-cols-2 print:hidden">
      {previous && <Neighbour article={previous} label="Previous" />}
      {next && <Neighbour article={next} label="Next" className="sm:col-start-2 sm:border-l sm:pl-6 sm:text-right" />}
    </nav>
  )
}

type NeighbourProps = { article: TextLink; label: string; className?: string }

function Neighbour({ article, label, className = '' }: NeighbourProps) {
  return (
    <div className={`relative border-line py-5 max-sm:not-first:border-t ${className}`}>
      <p className="kicker text-muted">{label}</p>
      <p className="mt-1 font-display text-lg font-[680] text-balance">
        <Link href={routes.article(article.slug)} className="stretched">
          {article.title}
        </Link>
      </p>
    </div>
  )
}
