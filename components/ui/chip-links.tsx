import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'

export type ChipLink = { label: string; href: Address; current?: boolean }

/** Words that lead somewhere, side by side: tags of a text, choices of a filter. */
export function ChipLinks({ label, links, scroll }: { label: string; links: readonly ChipLink[]; scroll?: boolean }) {
  if (links.length === 0) return null

  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {links.map(({ label: name, href, current }) => (
        <li key={href} className="min-w-0">
          <Link href={href} scroll={scroll} aria-current={current || undefined} className="chip">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
