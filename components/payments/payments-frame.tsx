import './payments.css'
import type { ReactNode } from 'react'
import { AdminHead } from '@/components/admin/admin-frame'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { TabLinks } from '@/components/ui/tab-links'
import { routes } from '@/lib/core/routes'
import type { Connection } from '@/lib/payments/key-queries'

export type PaymentsTab = 'overview' | 'transactions' | 'settings'

const TABS = [
  { tab: 'overview', label: 'Overview', href: routes.adminPayments },
  { tab: 'transactions', label: 'Transactions', href: routes.adminTransactions },
  { tab: 'settings', label: 'API Settings', href: routes.adminPaymentSettings },
] as const

type PaymentsFrameProps = { tab: PaymentsTab; connection: Connection; children: ReactNode }

/** The frame of /admin/payments: its tabs, and whether anybody takes money at all. */
export function PaymentsFrame({ tab, connection, children }: PaymentsFrameProps) {
  return (
    <>
      <AdminHead title="Payment Management">
        <Link href={`${routes.adminPaymentSettings}#plans`} className={buttonClass('outline', 'small')}>
          Payment Settings
        </Link>
        <Link href={`${routes.adminPaymentSettings}#keys`} className={buttonClass('outline', 'small')}>
          Configure APIs
        </Link>
      </AdminHead>
      <ConnectionNote connection={connection} />
      <TabLinks
        label="Payment Management"
        tabs={TABS.map(({ tab: name, ...link }) => ({ ...link, current: name === tab }))}
      />
      <div className="payments-body">{children}</div>
    </>
  )
}

/** Says it while no money can move, or none that counts. */
function ConnectionNote({ connection }: { connection: Connection }) {
  if (connection && !connection.isTest) return null
  return (
    <p className="payments-note">
      <Icon name={connection ? 'warning' : 'info'} className="mt-0.5 size-4 flex-none" />
      <span>
        {connection ? (
          <>
            <b>Test mode.</b> {connection.label} plays along, and no money moves.
          </>
        ) : (
          <>
            <b>Not connected.</b> No payment provider is connected, so nothing new comes in. These are the rows that are
            stored.
          </>
        )}
      </span>
    </p>
  )
}
