import './admin.css'
import type { ReactNode } from 'react'
import { KeepFocus } from '@/components/layout/keep-focus'
import type { AdminLink } from '@/lib/core/admin-navigation'
import { routes } from '@/lib/core/routes'
import { AdminNavLink } from './admin-nav-link'

type AdminFrameProps = {
  links: readonly AdminLink[]
  /** Work that waits, by the address of its page; shown beside the link. */
  waiting?: Partial<Record<AdminLink['href'], number>>
  children: ReactNode
}

/** The administration: its navigation on the left (above, on narrow screens), the page beside it. */
export function AdminFrame({ links, waiting = {}, children }: AdminFrameProps) {
  return (
    <div className="admin">
      <nav aria-label="Administration" className="admin-nav">
        <div className="admin-nav-list">
          <p className="kicker admin-nav-title text-muted">Administration</p>
          <ul className="edge-shadow">
            {links.map(({ label, href }) => (
              <li key={href}>
                <AdminNavLink href={href} exact={href === routes.admin}>
                  {label}
                  {Boolean(waiting[href]) && (
                    <span className="admin-count">
                      {waiting[href]}
                      <span className="sr-only"> waiting</span>
                    </span>
                  )}
                </AdminNavLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="admin-page">{children}</div>
    </div>
  )
}

type AdminHeadProps = { title: string; text?: string; children?: ReactNode }

/** The head of a page of the administration; what can be done there stands at its right. */
export function AdminHead({ title, text, children }: AdminHeadProps) {
  return (
    <header className="admin-head">
      <div className="min-w-0">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {text && <p className="mt-1 max-w-[40em] text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
      <KeepFocus />
    </header>
  )
}
