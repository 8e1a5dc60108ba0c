import { Icon } from '@/components/ui/icons'
import type { Headings } from './contents'

/** Beside the text on wide screens. */
export function ContentsNav({ headings }: { headings: Headings }) {
  return (
    <nav aria-label="Contents" className="max-lg:hidden print:hidden">
      <h2 className="kicker text-muted border-t-2 border-ink pt-3">In this text</h2>
      <ContentsList headings={headings} />
    </nav>
  )
}

/** Above the text on narrow screens, folded. */
export function ContentsDetails({ headings }: { headings: Headings }) {
  return (
    <details className="group mb-8 border-y border-line lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between text-sm font-semibold">
        In this text
        <Icon name="plus" className="transition-transform group-open:rotate-45" />
      </summary>
      <nav aria-label="Contents" className="pb-3">
        <ContentsList headings={headings} />
      </nav>
    </details>
  )
}

function ContentsList({ headings }: { headings: Headings }) {
  return (
    <ol className="mt-2 text-sm">
      {headings.map(({ id, text, depth }) => (
        <li key={id} className={depth > 2 ? 'pl-4' : undefined}>
          <a href={`#${id}`} className="block py-1.5 pointer-coarse:py-3 text-pretty text-muted hover:text-accent">
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
