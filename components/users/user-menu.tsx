'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { Address } from '@/lib/core/routes'
import type { RoleName } from '@/lib/users/schema'
import { toUserToast } from './user-answers'
import type { UserActs } from './user-row'

type UserMenuProps = {
  user: { id: string; username: string }
  /** Those that whoever looks may give them. */
  roles: readonly RoleName[]
  acts: UserActs
  promoteTo: Address
  /** Null where the rules forbid it. */
  suspendTo: Address | null
  isSuspended: boolean
  sessionsTo: Address
  deleteTo: Address
  canVerify: boolean
}

const MAKE = { user: 'Make Regular User', moderator: 'Make Moderator', admin: 'Make Admin' } as const

/** What else can be done with somebody. It opens without scripts, too; what needs a word of caution leads to a dialog. */
export function UserMenu(props: UserMenuProps) {
  const { user, roles, acts, promoteTo, suspendTo, isSuspended, sessionsTo, deleteTo, canVerify } = props
  const { id, username } = user
  const router = useRouter()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const done = () => {
    close()
    router.refresh()
  }
  const role = usePostedForm({ action: acts.changeRole, toast: toUserToast('role'), onDone: done })
  const verify = usePostedForm({ action: acts.verifyAgain, toast: toUserToast('verify'), onDone: done })
  const lines = [
    roles.includes('admin') && { label: MAKE.admin, href: promoteTo },
    suspendTo && { label: isSuspended ? 'Suspension…' : 'Suspend…', href: suspendTo },
    { label: 'End sessions…', href: sessionsTo },
  ].filter((line) => Boolean(line))

  return (
    <>
      <button type="button" popoverTarget={`user-menu-${id}`} className={buttonClass('outline', 'small')}>
        More<span className="sr-only"> actions for {username}</span>
      </button>
      <div ref={menu} id={`user-menu-${id}`} popover="auto" className="user-menu">
        <form {...role.form}>
          <input type="hidden" name="id" value={id} />
          {roles
            .filter((name) => name !== 'admin')
            .map((name) => (
              <button key={name} type="submit" name="role" value={name} aria-disabled={role.pending || undefined}>
                {MAKE[name]}
              </button>
            ))}
        </form>
        {lines.map(
          (line) =>
            line && (
              <Link key={line.label} href={line.href} scroll={false} onClick={close}>
                {line.label}
              </Link>
            ),
        )}
        {canVerify && (
          <form {...verify.form}>
            <input type="hidden" name="id" value={id} />
            <button type="submit" aria-disabled={verify.pending || undefined}>
              Resend verification
            </button>
          </form>
        )}
        <Link href={deleteTo} scroll={false} onClick={close} className="user-menu-danger">
          Delete<span className="sr-only"> {username}</span>
        </Link>
      </div>
    </>
  )
}
