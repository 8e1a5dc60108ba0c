import { SignInLink } from '@/components/auth/sign-in-link'
import { useViewer } from '@/components/auth/viewer-store'
import { SubmitButton } from '@/components/ui/submit-button'
import type { usePostForm } from './use-post-form'

type PostFormFootProps = Pick<ReturnType<typeof usePostForm>, 'pending' | 'signIn'> & {
  /** What the button says. */
  label: string
}

/** The end of a form that posts to the forum: its button, and the way to sign in for whoever has to. */
export function PostFormFoot({ pending, signIn, label }: PostFormFootProps) {
  const viewer = useViewer()
  return (
    <>
      {signIn && (
        <p className="mb-3 text-sm">
          <SignInLink className="button-outline button-small" href={signIn.signIn}>
            Sign In{signIn.signIn && ' and keep the text'}
          </SignInLink>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pending={pending} busy="Posting...">
          {label}
        </SubmitButton>
        {viewer === null && <p className="text-sm text-muted">You will be asked to sign in; your text stays.</p>}
      </div>
    </>
  )
}
