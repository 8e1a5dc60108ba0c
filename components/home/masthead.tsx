import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

/** What the magazine is, in one strip above the opening story. */
export function Masthead() {
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-b border-t-ink py-4 md:mb-8">
      <h1 className="text-xl tracking-[-0.02em] md:text-2xl">{site.tagline}</h1>
      <p className="flex flex-wrap gap-3">
        <Link href={routes.reviews} className="button-primary">
          Latest Reviews
        </Link>
        <Link href={routes.forum} className="button-outline">
          Join Community
        </Link>
      </p>
    </header>
  )
}
