import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'
import { kindName } from '@/lib/search/kinds'
import { toPieces } from '@/lib/search/result'
import type { Suggestion } from '@/lib/search/suggest-queries'
import { MarkedText } from './marked-text'

type SuggestionListProps = {
  id: string
  q: string
  suggestions: readonly Suggestion[]
  active: number
  toOptionId: (index: number) => string
  onPick: () => void
}

/** The list below a search field, by kind. The field keeps the focus; `active` is the option that Enter would open. */
export function SuggestionList({ id, q, suggestions, active, toOptionId, onPick }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {suggestions.map(({ kind, title, href }, index) => {
        const option = {
          id: toOptionId(index),
          role: 'option',
          tabIndex: -1,
          'aria-selected': index === active,
          className: 'suggest-option',
          onClick: onPick,
        }
        const words = (
          <>
            <span className="suggest-title">
              <MarkedText pieces={toPieces(title, q, 1)} />
            </span>{' '}
            <span className="suggest-kind">{kindName(kind)}</span>
          </>
        )
        if (kind === 'news') {
          return (
            <a key={href} href={href} rel="noopener" {...option}>
              {words}
            </a>
          )
        }
        return (
          // `toAddress` of lib/search makes all others from the registry.
          <Link key={href} href={href as Address} {...option}>
            {words}
          </Link>
        )
      })}
    </div>
  )
}
