import Link from 'next/link'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

/** What the magazine is, in one strip above the opening story. */
export function Masthead() {
  return (
    <header className="mb-8 grid gap-x-6 gap-y-4 border-b border-line pb-6 md:mb-10 lg:grid-cols-12 lg:items-end">
      <h1 className="text-2xl md:text-3xl lg:col-span-8">{site.tagline}</h1>
      <p className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
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
