import type { QuickPost } from './quick-edit-dialog'

const LABELS = { title: 'Title', slug: 'Slug', excerpt: 'Excerpt', category: 'Category', status: 'Status' } as const

/** What somebody else has stored meanwhile, beside what was typed. */
export function StoredNow({ values }: Pick<QuickPost, 'values'>) {
  return (
    <section aria-label="What is stored now" className="conflict">
      <h3 className="text-base">What is stored now</h3>
      <dl className="stored-now">
        {Object.entries(LABELS).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{values[name as keyof typeof LABELS] || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
