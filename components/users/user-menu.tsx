'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { FormAction } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { lostText, toUserToast } from './user-answers'

type UserMenuProps = {
  user: { id: string; username: string }
  /** The roles that whoever looks may give them, each with the address of its dialog. */
  roles: readonly { label: string; href: Address }[]
  verifyAgain: FormAction<object>
  /** Null where the rules forbid it. */
  suspendTo: Address | null
  isSuspended: boolean
  sessionsTo: Address
  deleteTo: Address
  canVerify: boolean
}

/** What else can be done with somebody. It opens without scripts, too; what needs a word of caution leads to a dialog. */
export function UserMenu(props: UserMenuProps) {
  const { user, roles, verifyAgain, suspendTo, isSuspended, sessionsTo, deleteTo, canVerify } = props
  const { id, username } = user
  const router = useRouter()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const done = () => {
    close()
    router.refresh()
  }
  const verify = usePostedForm({
    action: verifyAgain,
    toast: toUserToast('verify'),
    onDone: done,
    lost: lostText('verify'),
  })
  const lines = [
    ...roles,
    suspendTo && { label: isSuspended ? 'Suspension…' : 'Suspend…', href: suspendTo },
    { label: 'End sessions…', href: sessionsTo },
  ].filter((line) => Boolean(line))

  return (
    <>
      <button type="button" popoverTarget={`user-menu-${id}`} className={buttonClass('outline', 'small')}>
        More<span className="sr-only"> actions for {username}</span>
      </button>
      <div ref={menu} id={`user-menu-${id}`} popover="auto" className="user-menu">
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
