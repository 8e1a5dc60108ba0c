import '@/components/articles/editorial.css'
import { Icon } from '@/components/ui/icons'
import { WideCharacter } from '@/components/ui/wide-character'
import { pageItems } from '@/lib/core/pagination'
import type { Address } from '@/lib/core/routes'
import { ListLink } from './list-link'

type PagerProps = {
  page: number
  pages: number
  toAddress: (page: number) => Address
}

/** Shown only for more than one page (specification, section 2, Reviews). */
export function Pager({ page, pages, toAddress }: PagerProps) {
  if (pages <= 1) return null

  return (
    // Each page has links of its own: who has used one begins at the top of the next page, and not below it.
    <nav key={page} aria-label="Pages" className="pager">
      <Step label="Previous" address={page > 1 ? toAddress(page - 1) : null} />
      <ol>
        {pageItems(page, pages).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`gap-${items[index - 1]}`} className="pager-link">
              <WideCharacter name="ellipsis" />
            </li>
          ) : (
            <li key={item}>
              <ListLink
                href={toAddress(item)}
                className="pager-link"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </ListLink>
            </li>
          ),
        )}
      </ol>
      <Step label="Next" address={page < pages ? toAddress(page + 1) : null} />
    </nav>
  )
}

type Label = 'Previous' | 'Next'

/** At the ends of the list there is nothing to lead to: the step stays in its place, disabled. */
type StepProps = { label: Label; address: Address | null }

function Step({ label, address }: StepProps) {
  const arrow = <Icon name="arrow-right" className={label === 'Previous' ? 'size-4 rotate-180' : 'size-4'} />
  const text =
    label === 'Previous' ? (
      <>
        {arrow} <span>{label}</span>
      </>
    ) : (
      <>
        <span>{label}</span> {arrow}
      </>
    )

  if (!address) {
    return (
      <span className="pager-link" aria-disabled="true">
        {text}
      </span>
    )
  }
  return (
    <ListLink href={address} rel={label === 'Previous' ? 'prev' : 'next'} className="pager-link">
      {text}
    </ListLink>
  )
}
