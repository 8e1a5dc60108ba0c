import './account.css'
import { SignInLink } from '@/components/auth/sign-in-link'
import { accountLinks } from '@/lib/core/navigation'
import { AccountMenu } from './account-menu'

/**
 * The header's account corner, the same HTML for everybody: the style sheet shows the Sign In link or the member's button
 * by an attribute that stands on the document before the first paint.
 */
export function AccountSlot() {
  return (
    <>
      <SignInLink className="button-outline button-small for-visitors">Sign In</SignInLink>
      <AccountMenu links={accountLinks} />
    </>
  )
}
