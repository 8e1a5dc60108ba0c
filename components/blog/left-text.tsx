import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'

/** Beside a form in which another text was typed, refused and not posted; it waits under `target`. */
export function LeftText({ target }: { target: string }) {
  return (
    <p className="mb-4 border-l-2 border-accent pl-4">
      What you typed here before was refused and is not posted. It is kept:{' '}
      <Link href={routes.continueDraft(target)} className="quiet-link">
        look at it
      </Link>
      .
    </p>
  )
}
