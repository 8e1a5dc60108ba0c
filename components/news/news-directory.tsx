import { listAddress } from '@/components/lists/list-address'
import { ListLink } from '@/components/lists/list-link'
import { routes } from '@/lib/core/routes'

type Named = { slug: string; name: string }

/** The lists that the news can be narrowed to, as links: the form above leads there for whoever chooses, these for whoever browses. */
export function NewsDirectory({ sources, categories }: { sources: readonly Named[]; categories: readonly Named[] }) {
  return (
    <nav aria-label="Browse the news" className="mt-16 grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      <Links title="By category" filter="category" entries={categories} />
      <Links title="By source" filter="source" entries={sources} />
    </nav>
  )
}

function Links({
  title,
  filter,
  entries,
}: {
  title: string
  filter: 'category' | 'source'
  entries: readonly Named[]
}) {
  return (
    <div>
      <h2 className="text-sm">{title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {entries.map(({ slug, name }) => (
          <li key={slug}>
            <ListLink
              href={listAddress(routes.news, { [filter]: slug })}
              className="inline-flex min-h-8 items-center text-sm text-muted hover:text-accent"
            >
              {name}
            </ListLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
