import { Icon } from '@/components/ui/icons'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

const LABEL = `Search ${site.name}`

/** A search field that is always open: an ordinary GET form. `id` must be unique on the page. */
export function SearchForm({ id, className = '' }: { id: string; className?: string }) {
  return (
    <search aria-label="Site" className={className}>
      <form action={routes.search} className="relative">
        <label htmlFor={id} className="sr-only">
          {LABEL}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          pattern=".*\S.*"
          placeholder={LABEL}
          autoComplete="off"
          className="field pr-12"
        />
        <button type="submit" aria-label="Search" className="icon-button absolute top-0 right-0">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
