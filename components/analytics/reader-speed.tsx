import { AdminTable } from '@/components/admin/admin-table'
import { Badge } from '@/components/ui/badge'
import { counted } from '@/lib/core/format-count'
import { PAGE_KINDS } from '@/lib/views/page-kind'
import { type Verdict, VITALS, vitalText } from '@/lib/views/vitals'
import type { Speed, SpeedBy, SpeedReport } from '@/lib/views/vitals-queries'

type Row = SpeedBy & { key: string; label: string; note?: string }

/** Keeps a number and its unit on one line. */
const NO_BREAK = '\u00a0'

const TONES = { Good: 'success', 'Needs work': 'warning', Poor: 'danger' } as const satisfies Record<Verdict, string>

/** How fast pages were for those who read them, by what is measured and by kind of page. */
export function ReaderSpeed({ report: { vitals, pages } }: { report: SpeedReport }) {
  return (
    <section aria-labelledby="speed" className="analytics-part">
      <h2 id="speed">Speed for readers</h2>
      {vitals.length === 0 ? (
        <p className="text-muted">In this period no visit was measured.</p>
      ) : (
        <>
          <p className="mb-4 max-w-[43em] text-muted">
            Three of four visits were as fast as this, or faster. About a quarter of all visits is measured, without
            those who ask not to be tracked.
          </p>
          <SpeedTable
            label="Speed by what is measured"
            head="What is measured"
            rows={vitals.map(({ vital, ...speeds }) => ({
              ...speeds,
              key: vital,
              label: VITALS[vital].label,
              note: `${vital}, good up to ${vitalText(vital, VITALS[vital].good).replace(' ', NO_BREAK)}`,
            }))}
          />
          <h3 className="mt-8 mb-3 text-base">Until the main content is in sight, by kind of page</h3>
          <SpeedTable
            label="Speed by kind of page"
            head="Kind of page"
            rows={pages.map(({ page, ...speeds }) => ({ ...speeds, key: page, label: PAGE_KINDS[page] }))}
          />
        </>
      )}
    </section>
  )
}

function SpeedTable({ label, head, rows }: { label: string; head: string; rows: readonly Row[] }) {
  return (
    <AdminTable
      label={label}
      head={
        <>
          <th scope="col">{head}</th>
          <th scope="col" className="w-[30%]">
            Phone
          </th>
          <th scope="col" className="w-[30%]">
            Desktop
          </th>
        </>
      }
    >
      {rows.map(({ key, label, note, phone, desktop }) => (
        <tr key={key}>
          <th scope="row" className="font-normal">
            <p className="font-semibold">{label}</p>
            {note && <p className="text-muted">{note}</p>}
          </th>
          <SpeedCell speed={phone} />
          <SpeedCell speed={desktop} />
        </tr>
      ))}
    </AdminTable>
  )
}

function SpeedCell({ speed }: { speed: Speed | null }) {
  if (!speed) return <td className="text-muted">Not measured</td>
  const { p75, visits, verdict } = speed
  return (
    <td>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-nowrap">
        <span className="font-semibold tabular-nums">{p75}</span>
        <Badge tone={TONES[verdict]}>{verdict}</Badge>
      </p>
      <p className="text-muted tabular-nums">{counted(visits, 'visit', 'visits')}</p>
    </td>
  )
}
