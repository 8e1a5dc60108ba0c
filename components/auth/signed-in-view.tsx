import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { adminLinksOf } from '@/lib/core/admin-navigation'
import { memberLinks } from '@/lib/core/navigation'
import type { FormAction } from '@/lib/core/result'
import type { Member } from '@/lib/core/viewer'
import { SignOutForm } from './sign-out-form'

type SignedInViewProps = { viewer: Member; callbackUrl: string; signOut: FormAction<object> }

/** Shown in place of the forms to somebody who is signed in; also the way around without scripts, so it leads wherever they may go. */
export function SignedInView({ viewer, callbackUrl, signOut }: SignedInViewProps) {
  return (
    <>
      <p>
        You are signed in as <strong className="font-semibold">{viewer.username}</strong>.
      </p>
      <ul className="mt-4 border-t border-line">
        {[...memberLinks, ...adminLinksOf(viewer)].map(({ label, href }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="flex min-h-11 items-center font-medium hover:text-accent">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* Checked: a path of this site. */}
        <Link href={callbackUrl as Route} className="button-primary">
          Continue
        </Link>
        <SignOutForm action={signOut} />
      </div>
    </>
  )
}
