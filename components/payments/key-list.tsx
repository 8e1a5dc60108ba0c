import { ActForm } from '@/components/saved/act-form'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { shortDate } from '@/lib/core/dates'
import type { FormAction } from '@/lib/core/result'
import type { KeyLine } from '@/lib/payments/key-queries'

const STATE = {
  missing: { label: 'Not set', tone: 'neutral' },
  confirmed: { label: 'Set', tone: 'success' },
  changed: { label: 'Changed', tone: 'warning' },
} as const satisfies Record<KeyLine['state'], { label: string; tone: string }>

type KeyListProps = { keys: readonly KeyLine[]; update: FormAction<object>; test: FormAction<object> }

/** The keys of the providers: whether they are set, how they end, and when that changed. Never a key. */
export function KeyList({ keys, update, test }: KeyListProps) {
  return (
    <section aria-labelledby="keys" className="payments-part">
      <h2 id="keys">Payment APIs</h2>
      <p className="mb-4 max-w-[45em] text-muted">
        Keys live in the environment of the server and are neither stored nor shown here. Set a key there, start the
        server again, and press Update to note the change.
      </p>
      <ul className="key-list">
        {keys.map((key) => (
          <Key key={key.name} line={key} update={update} />
        ))}
      </ul>
      <ActForm action={test} event="payment-connection" className="mt-6 grid justify-items-start gap-2">
        <button type="submit" className={buttonClass('primary')}>
          Test Payment Connection
        </button>
      </ActForm>
    </section>
  )
}

function Key({ line, update }: { line: KeyLine; update: FormAction<object> }) {
  const { name, label, variable, state, lastFour, changedAt } = line
  const { label: word, tone } = STATE[state]
  return (
    <li>
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <label htmlFor={`key-${name}`} className="text-sm font-semibold">
            {label}
          </label>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <input
          id={`key-${name}`}
          disabled
          value={state === 'missing' ? 'Not set' : `••••••••••••${lastFour}`}
          aria-describedby={`key-${name}-note`}
          className="field mt-1 font-mono"
        />
        <p id={`key-${name}-note`} className="mt-1 text-sm text-muted">
          {changedAt ? (
            <>
              Last updated <time dateTime={changedAt}>{shortDate(changedAt)}</time>
            </>
          ) : (
            'Never updated'
          )}
          {' · '}
          <code className="text-xs">{variable}</code>
        </p>
      </div>
      <ActForm action={update} event={`key-${name}`} values={{ name }} className="grid justify-items-start gap-2">
        <button type="submit" aria-label={`Update ${label}`} className={buttonClass('outline', 'small')}>
          Update
        </button>
      </ActForm>
    </li>
  )
}
