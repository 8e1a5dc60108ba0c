import type { QuickPost } from './quick-edit-dialog'
import { statusLabel } from './status-options'

const LABELS = { title: 'Title', slug: 'Slug', excerpt: 'Excerpt', category: 'Category', status: 'Status' } as const

type StoredNowProps = {
  values: QuickPost['values']
  /** What the form calls the categories. */
  categories: readonly { slug: string; name: string }[]
}

/** What somebody else has stored meanwhile, beside what was typed, in the words of the form. */
export function StoredNow({ values, categories }: StoredNowProps) {
  const words = {
    ...values,
    category: categories.find(({ slug }) => slug === values.category)?.name,
    status: statusLabel(values.status),
  }
  return (
    <section aria-label="What is stored now" className="conflict">
      <h3 className="text-base">What is stored now</h3>
      <dl className="stored-now">
        {Object.entries(LABELS).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{words[name as keyof typeof LABELS] || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
