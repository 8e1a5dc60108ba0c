import { POST_LABELS } from './post-labels'
import type { QuickPost } from './quick-edit-dialog'
import { statusLabel } from './status-options'

const SHOWN = ['title', 'slug', 'excerpt', 'category', 'status'] as const

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
        {SHOWN.map((name) => (
          <div key={name}>
            <dt>{POST_LABELS[name]}</dt>
            <dd>{words[name] || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
