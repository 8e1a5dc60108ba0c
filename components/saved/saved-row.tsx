import './saved.css'
import { PictureFrame } from '@/components/articles/picture-frame'
import { Badge } from '@/components/ui/badge'
import { DateText } from '@/components/ui/date-text'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import type { FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { SavedFilter } from '@/lib/saved/list-state'
import type { SavedItem } from '@/lib/saved/queries'
import { ActField, ActForm } from './act-form'
import type { RefusedField } from './refused-field'
import { RemoveForm } from './undo-area'

export type SavedActions = {
  unsave: FormAction<{ removed: Record<string, string> | null }>
  move: FormAction<object>
  label: FormAction<object>
  restore: FormAction<object>
}

const KIND = { review: 'Review', article: 'Article', news: 'News', topic: 'Topic' } as const satisfies Record<
  SavedFilter,
  string
>

type SavedRowProps = {
  item: SavedItem
  actions: SavedActions
  /** The labels that were typed here and refused. */
  refused: RefusedField | undefined
}

/** One saved thing: what it is, where it stands, and what can be done with it. */
export function SavedRow({ item, actions, refused }: SavedRowProps) {
  const { id, of, kind, list, labels, savedAt, target } = item
  const name = target?.title ?? `${KIND[kind].toLowerCase()} that is gone`
  const other = list === 'later' ? 'keep' : 'later'

  return (
    <article className={target?.picture ? 'saved-row saved-row-pictured' : 'saved-row'}>
      {target?.picture && (
        <PictureFrame
          picture={{ ...target.picture, alt: '' }}
          category={{ slug: kind, name: KIND[kind] }}
          sizes="(width >= 40rem) 10rem, 5.5rem"
        />
      )}
      <div className="min-w-0">
        <Kicker>
          {KIND[kind]}
          {target?.about && <span className="text-muted"> · {target.about}</span>}
        </Kicker>
        <h2>{target ? <TargetLink kind={kind} target={target} /> : 'No longer available'}</h2>
        <p className="dots meta">
          <span>
            Saved <DateText time={savedAt} />
          </span>
        </p>
        {labels.length > 0 && (
          <ul aria-label="Labels" className="saved-labels">
            {labels.map((label) => (
              <li key={label}>
                <Badge>{label}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="saved-acts">
          <ActForm action={actions.move} event="move" values={{ id, list: other }}>
            <button type="submit" className="row-act">
              Move to {other === 'keep' ? 'Keep' : 'Later'}
              <span className="sr-only">: {name}</span>
            </button>
          </ActForm>
          <details className="saved-label-form" open={refused !== undefined}>
            <summary className="row-act">
              Labels<span className="sr-only"> of {name}</span>
            </summary>
            <ActForm
              action={actions.label}
              refused={refused?.fail}
              event="label"
              values={{ id }}
              className="flex flex-wrap gap-2"
            >
              <ActField
                name="labels"
                aria-label={`Labels of ${name}, parted by commas`}
                defaultValue={refused?.typed ?? labels.join(', ')}
                placeholder="work, to buy"
                maxLength={300}
                autoComplete="off"
                className="field min-w-0 flex-1 basis-48"
              />
              <button type="submit" className="button-outline">
                Save labels
              </button>
            </ActForm>
          </details>
          <RemoveForm action={actions.unsave} values={of} name={name} />
        </div>
      </div>
    </article>
  )
}

function TargetLink({ kind, target }: { kind: SavedFilter; target: NonNullable<SavedItem['target']> }) {
  const { title, slug, number, link } = target
  if (kind === 'news') {
    return (
      <a href={link} rel="noopener">
        {title}
      </a>
    )
  }
  const href = { review: routes.review(slug), article: routes.article(slug), topic: routes.topic(number, slug) }[kind]
  return <Link href={href}>{title}</Link>
}
