import { amountText } from '@/lib/core/money'
import './payments.css'
import type { ReactNode } from 'react'
import { AdminHead } from '@/components/admin/admin-frame'
import { AdminTable } from '@/components/admin/admin-table'
import { BackToList } from '@/components/lists/back-to-list'
import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import type { TransactionDetail } from '@/lib/payments/detail-queries'
import { METHODS, SUBSCRIPTION_STATUSES } from '@/lib/payments/names'
import { canManageUsers } from '@/lib/users/policy'
import { StatusBadge } from './status-badge'

type TransactionPageProps = {
  transaction: TransactionDetail
  /** Whoever looks. Managing payments alone opens no accounts. */
  manager: Member
}

/** Everything known of one transaction. */
export function TransactionPage({ transaction, manager }: TransactionPageProps) {
  const { id, reference, date, description, method, amountCents, currency, status, member, subscription } = transaction
  return (
    <>
      <p className="mb-4">
        <BackToList path={routes.adminTransactions}>Back to transactions</BackToList>
      </p>
      <AdminHead title={reference} text={description} />
      <p className="detail-amount">
        {amountText(amountCents, currency)} <StatusBadge status={status} />
      </p>
      <dl className="detail-list">
        <Fact name="Date">
          <DateText time={date} /> <span className="text-muted tabular-nums">{date.slice(11, 16)} UTC</span>
        </Fact>
        <Fact name="Method">{METHODS[method]}</Fact>
        <Fact name="Member">
          <MemberFact member={member} seesAccounts={canManageUsers(manager)} />
        </Fact>
        <Fact name="Currency">{currency}</Fact>
        <Fact name="Internal ID">
          <span className="font-mono text-xs wrap-anywhere">{id}</span>
        </Fact>
        <Fact name="At the provider">
          <ProviderFact {...transaction} />
        </Fact>
      </dl>
      {subscription && <SubscriptionFacts subscription={subscription} />}
    </>
  )
}

/** Most members have no public page to lead to, so it is the account that is linked. */
function MemberFact({ member, seesAccounts }: Pick<TransactionDetail, 'member'> & { seesAccounts: boolean }) {
  if (!member) return <span className="text-muted">No account</span>
  const { username, fullName } = member
  return (
    <>
      {seesAccounts ? (
        <Link href={`${routes.adminUsers}?q=${encodeURIComponent(username)}`} className="link">
          {username}
        </Link>
      ) : (
        username
      )}
      {fullName && <span className="text-muted wrap-anywhere"> {fullName}</span>}
    </>
  )
}

function ProviderFact({ providerId, providerAddress, providerLabel }: TransactionDetail) {
  if (providerAddress) {
    return (
      <a href={providerAddress} rel="noopener noreferrer" className="link">
        Look at it, or refund it, at {providerLabel}
      </a>
    )
  }
  return (
    <span className="text-muted wrap-anywhere">{providerId ? `${providerId}, not connected` : 'Not connected'}</span>
  )
}

function SubscriptionFacts({ subscription }: { subscription: NonNullable<TransactionDetail['subscription']> }) {
  const { plan, cents, currency, status, startedAt, renewsAt, expiresAt, hasEnded, others } = subscription
  return (
    <section aria-labelledby="subscription" className="payments-part">
      <h2 id="subscription">Subscription</h2>
      <dl className="detail-list">
        <Fact name="Plan">
          <Link href={routes.adminPlan(plan.id)} className="link">
            {plan.name}
          </Link>{' '}
          <span className="text-muted">
            {amountText(cents, currency)}/{plan.interval}
          </span>
        </Fact>
        <Fact name="Status">{SUBSCRIPTION_STATUSES[status]}</Fact>
        <Fact name="Since">
          <DateText time={startedAt} />
        </Fact>
        {renewsAt && (
          <Fact name="Renews">
            <DateText time={renewsAt} />
          </Fact>
        )}
        {expiresAt && (
          <Fact name={hasEnded ? 'Ended' : 'Ends'}>
            <DateText time={expiresAt} />
          </Fact>
        )}
      </dl>
      {others.length > 0 && (
        <div className="mt-6 max-w-3xl">
          <h3 className="mb-3 text-base">Other payments for it</h3>
          <AdminTable
            label="Other payments"
            head={['Transaction ID', 'Date', 'Amount', 'Status'].map((name) => (
              <th key={name} scope="col" className={name === 'Amount' ? 'number' : undefined}>
                {name}
              </th>
            ))}
          >
            {others.map((other) => (
              <tr key={other.id}>
                <td>
                  <Link href={routes.adminTransaction(other.id)} className="link">
                    {other.reference}
                  </Link>
                </td>
                <td>
                  <DateText time={other.date} />
                </td>
                <td className="number">{amountText(other.amountCents, other.currency)}</td>
                <td>
                  <StatusBadge status={other.status} />
                </td>
              </tr>
            ))}
          </AdminTable>
        </div>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
