import type { Address } from '@/lib/core/routes'
import { Icon } from './icons'
import { Link } from './link'

type SectionHeadProps = { id: string; title: string } & (
  | { href: Address; link: string; note?: undefined }
  | { href?: undefined; link?: undefined; note?: string }
)

/** A section's heading over a strong rule, with the way to all of it, or how much that is. */
export function SectionHead({ id, title, href, link, note }: SectionHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {href && (
        <Link href={href} className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold hover:text-accent">
          {link} <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
