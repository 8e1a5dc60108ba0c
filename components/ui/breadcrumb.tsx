import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'
import { Icon } from './icons'

/** One step of the way; the last has no address, since it is the page itself. */
export type Crumb = { label: string; href?: Address }

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {trail.map(({ label, href }, index) => (
          <li key={label} className="flex min-h-6 items-center gap-1.5">
            {index > 0 && <Icon name="chevron-right" className="size-3" />}
            {href ? (
              <Link href={href} className="hover:text-accent hover:underline pointer-coarse:-my-3 pointer-coarse:py-3">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
