import { Kicker } from '@/components/ui/kicker'
import { FAULT } from '@/lib/core/fault'

export const toReference = (error: unknown) =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : null

type ErrorViewProps = { error: unknown; retry: () => void; kicker?: string; title?: string }

/** Shown when a page fails to render. The reference is the one in the server's log. */
export function ErrorView({ error, retry, kicker = 'Something broke', title = FAULT.title }: ErrorViewProps) {
  const reference = toReference(error)

  return (
    <div role="alert" className="page-frame py-24">
      <Kicker>{kicker}</Kicker>
      <h1 className="mt-3 text-3xl md:text-4xl">{title}</h1>
      <p className="mt-4 max-w-[25em] font-reading text-lg text-muted">{FAULT.text}</p>
      {reference && <p className="mt-4 text-sm text-muted">Reference: {reference}</p>}
      <button type="button" onClick={retry} className="button-primary mt-8">
        {FAULT.again}
      </button>
    </div>
  )
}
