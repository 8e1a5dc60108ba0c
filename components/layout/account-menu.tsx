'use client'

import type { Route } from 'next'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { useViewer } from '@/components/auth/viewer-store'
import { Link } from '@/components/ui/link'
import { onAskedToSignIn } from '@/components/ui/signed-out-act'
import { routes } from '@/lib/core/routes'
import { Avatar } from './avatar'
import { SignOutButton } from './sign-out-button'

type AccountMenuProps = { links: readonly { label: string; href: Route }[] }

const ID = 'account-menu'

/** The answer counts no further than a hundred. */
const toCount = (unread: number) => (unread > 99 ? '99+' : unread)
const inWords = (unread: number) => (unread > 0 ? `, ${toCount(unread)} unread` : '')

/** The member's button with its menu. Arrow keys move, Escape closes, and focus returns to the button. */
export function AccountMenu({ links }: AccountMenuProps) {
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const here = new AbortController()
    onAskedToSignIn(() => void openSignIn(), here)
    return () => here.abort()
  }, [])

  const items = () => Array.from(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])

  function move(event: KeyboardEvent) {
    const all = items()
    const at = all.indexOf(event.target as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    menu.current?.showPopover()
    all.at(to % all.length)?.focus()
  }

  return (
    <div className="for-members">
      <button
        type="button"
        id="account-button"
        popoverTarget={ID}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={viewer ? `Account menu of ${viewer.username}${inWords(viewer.unread)}` : 'Account menu'}
        onKeyDown={move}
        className="account-button"
      >
        {viewer ? <Avatar username={viewer.username} image={viewer.avatar} /> : <span className="account-blank" />}
        {viewer && viewer.unread > 0 && <span className="account-unread">{toCount(viewer.unread)}</span>}
      </button>
      <div
        ref={menu}
        id={ID}
        popover="auto"
        tabIndex={-1}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open' && !menu.current?.contains(document.activeElement)) items()[0]?.focus()
        }}
        className="account-menu"
      >
        {viewer && (
          <p className="account-name">
            <strong>{viewer.username}</strong>
            {viewer.email}
          </p>
        )}
        {viewer && (
          <div
            role="menu"
            aria-labelledby="account-button"
            tabIndex={-1}
            onKeyDown={move}
            onClick={({ target }) => (target as Element).closest('[role="menuitem"]') && menu.current?.hidePopover()}
          >
            {viewer.unread > 0 && (
              <Link role="menuitem" tabIndex={-1} href={routes.dashboardTab('messages')}>
                Messages <span className="account-count">{toCount(viewer.unread)}</span>
              </Link>
            )}
            {links.map(({ label, href }) => (
              <Link key={href} role="menuitem" tabIndex={-1} href={href}>
                {label}
              </Link>
            ))}
            {viewer.isStaff && (
              <Link role="menuitem" tabIndex={-1} href={routes.adminBlog}>
                Content Dashboard
              </Link>
            )}
            {viewer.isStaff && (
              <Link role="menuitem" tabIndex={-1} href={routes.adminModeration}>
                Moderation
              </Link>
            )}
            {viewer.managesPayments && (
              <Link role="menuitem" tabIndex={-1} href={routes.adminPayments}>
                Payments
              </Link>
            )}
            <SignOutButton role="menuitem" tabIndex={-1} />
          </div>
        )}
      </div>
    </div>
  )
}
