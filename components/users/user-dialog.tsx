'use client'

import type { ReactNode } from 'react'
import { UrlDialog } from '@/components/blog/url-dialog'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'

type UserDialogProps = { title: string; text?: ReactNode; closeTo: Address; children?: ReactNode }

/** A dialog over the list of users, open because the address says so. */
export function UserDialog({ title, text, closeTo, children }: UserDialogProps) {
  return (
    <UrlDialog labelledBy="user-dialog-title" describedBy={text ? 'user-dialog-text' : undefined} closeTo={closeTo}>
      <h2 id="user-dialog-title" className="text-xl wrap-anywhere">
        {title}
      </h2>
      {text && (
        <p id="user-dialog-text" className="mt-2 text-muted wrap-anywhere">
          {text}
        </p>
      )}
      {children}
    </UrlDialog>
  )
}

/** What somebody may not do, in place of the form that would do it. */
export function RefusedDialog({ text, closeTo }: { text: string; closeTo: Address }) {
  return (
    <UserDialog title="Action Denied" text={text} closeTo={closeTo}>
      <div className="mt-6 flex justify-end">
        <Link href={closeTo} scroll={false} className={buttonClass('outline')}>
          Close
        </Link>
      </div>
    </UserDialog>
  )
}

/** The last line of a dialog's form. */
export function DialogButtons({ closeTo, children }: { closeTo: Address; children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap justify-end gap-2">
      <Link href={closeTo} scroll={false} className={buttonClass('outline')}>
        Cancel
      </Link>
      {children}
    </div>
  )
}
