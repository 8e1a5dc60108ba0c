import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import type { ArticleCard } from '@/lib/articles/article-card'
import type { Address } from '@/lib/core/routes'

export type TextLink = Pick<ArticleCard, 'slug' | 'title'>

type NeighboursProps = {
  /** What the links are called, such as 'More articles'. */
  label: string
  previous: TextLink | null
  next: TextLink | null
  toAddress: (slug: string) => Address
}

/** The texts of the same kind published before and after this one. */
export function Neighbours({ label, previous, next, toAddress }: NeighboursProps) {
  if (!previous && !next) return null

  return (
    <nav aria-label={label} className="mt-16 grid border-y border-line sm:grid-cols-2 print:hidden">
      {previous && <Neighbour title={previous.title} address={toAddress(previous.slug)} label="Previous" />}
      {next && (
        <Neighbour
          title={next.title}
          address={toAddress(next.slug)}
          label="Next"
          className="sm:col-start-2 sm:border-l sm:pl-6 sm:text-right"
        />
      )}
    </nav>
  )
}

type NeighbourProps = { title: string; address: Address; label: string; className?: string }

function Neighbour({ title, address, label, className = '' }: NeighbourProps) {
  return (
    <div className={`relative border-line py-5 max-sm:not-first:border-t ${className}`}>
      <Kicker muted>{label}</Kicker>
      <p className="mt-1 font-display text-lg font-[680] text-balance wrap-anywhere">
        <Link href={address} className="stretched">
          {title}
        </Link>
      </p>
    </div>
  )
}
