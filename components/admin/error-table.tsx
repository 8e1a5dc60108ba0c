import { relativeTime } from '@/lib/core/relative-time'
import type { ErrorLine } from '@/lib/overview/queries'
import { AdminTable } from './admin-table'

/** The last errors, with the reference that a person may quote. */
export function ErrorTable({ errors, now }: { errors: readonly ErrorLine[]; now: Date }) {
  return (
    <section aria-labelledby="errors" className="overview-section">
      <h2 id="errors">Last errors</h2>
      {errors.length === 0 ? (
        <p className="text-muted">Nothing has gone wrong lately.</p>
      ) : (
        <AdminTable
          label="Errors, newest first"
          head={['When', 'Reference', 'Where', 'What'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        >
          {errors.map(({ id, at, event, reference, name, message }) => (
            <tr key={id}>
              <th scope="row" className="font-normal whitespace-nowrap">
                <time dateTime={at}>{relativeTime(at, now, 'comment')}</time>
              </th>
              <td className="font-mono text-xs leading-5 whitespace-nowrap">{reference}</td>
              <td className="font-mono text-xs leading-5 whitespace-nowrap">{event}</td>
              <td className="min-w-64 wrap-anywhere">
                <b>{name}</b> <span className="line-clamp-3 text-muted">{message}</span>
              </td>
            </tr>
          ))}
        </AdminTable>
      )}
    </section>
  )
}
