import { Fragment } from 'react'
import { AdminTable } from '@/components/admin/admin-table'
import { Link } from '@/components/ui/link'
import { shortDate } from '@/lib/core/dates'
import { formatCount } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { MatrixRow } from '@/lib/roles/matrix'
import type { RoleChange, RoleCount } from '@/lib/users/queries'
import { ROLES } from '@/lib/users/schema'
import { ROLE_LABEL, RoleBadge } from './role-badge'

type RolesPanelProps = { counts: readonly RoleCount[]; matrix: readonly MatrixRow[]; changes: readonly RoleChange[] }

/** How many people have which role, what each role may do, and who was given one lately. */
export function RolesPanel({ counts, matrix, changes }: RolesPanelProps) {
  return (
    <>
      <section aria-labelledby="people-per-role" className="overview-section">
        <h2 id="people-per-role">People per role</h2>
        <ul className="role-counts">
          {counts.toReversed().map(({ role, people, more }) => (
            <li key={role}>
              <RoleBadge role={role} />
              <b>
                {formatCount(people)}
                {more && '+'}
              </b>
              <Link
                href={`${routes.adminUsers}?q=${role}`}
                className="inline-block text-sm text-muted quiet-link pointer-coarse:-mb-3 pointer-coarse:py-3"
              >
                Show<span className="sr-only"> people with the role {ROLE_LABEL[role]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="permissions" className="overview-section">
        <h2 id="permissions">What each role may do</h2>
        <p className="mb-4 max-w-[45em] text-muted">
          Each answer comes from the rule that guards the act itself. It holds for members whose address is verified and
          who are not suspended; payments are also a right of their own, which an admin gives to single people.
        </p>
        <div className="permission-table">
          <AdminTable
            label="Permissions of each role"
            head={
              <>
                <th scope="col">Permission</th>
                {ROLES.map((role) => (
                  <th key={role} scope="col">
                    {ROLE_LABEL[role]}
                  </th>
                ))}
              </>
            }
          >
            {matrix.map(({ group, label, may }, index) => (
              <Fragment key={label}>
                {group !== matrix[index - 1]?.group && (
                  <tr className="permission-group">
                    <th scope="rowgroup" colSpan={ROLES.length + 1}>
                      {group}
                    </th>
                  </tr>
                )}
                <tr>
                  <th scope="row">{label}</th>
                  {ROLES.map((role) => (
                    <td key={role} className={may[role] ? 'permission-yes' : 'permission-no'}>
                      {may[role] ? 'Yes' : 'No'}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </AdminTable>
        </div>
      </section>
      <section aria-labelledby="role-changes" className="overview-section">
        <h2 id="role-changes">Last changes</h2>
        {changes.length === 0 ? (
          <p className="text-muted">No role was changed yet.</p>
        ) : (
          <AdminTable
            label="Changes of roles"
            head={['When', 'Who', 'Whose role', 'From', 'To'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          >
            {changes.map(({ id, at, actor, username, subject, from, to }) => (
              <tr key={id}>
                <td className="whitespace-nowrap tabular-nums">
                  <time dateTime={at}>{shortDate(at)}</time>
                </td>
                <td className="wrap-anywhere">{actor ?? 'the site itself'}</td>
                <td className="wrap-anywhere">{username ?? <span className="text-muted">{subject} (deleted)</span>}</td>
                <td>{from ?? '–'}</td>
                <td>{to ?? '–'}</td>
              </tr>
            ))}
          </AdminTable>
        )}
      </section>
    </>
  )
}
