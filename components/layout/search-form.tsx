import { Icon } from '@/components/ui/icons'
import { routes } from '@/lib/core/routes'

/** A search field that is always open: an ordinary GET form. `id` must be unique on the page. */
export function SearchForm({ id, className = '' }: { id: string; className?: string }) {
  return (
    <search className={className}>
      <form action={routes.reviews} className="relative">
        <label htmlFor={id} className="sr-only">
          Search reviews
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          pattern=".*\S.*"
          placeholder="Search reviews"
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
