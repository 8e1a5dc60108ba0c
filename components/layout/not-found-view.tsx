import { ChipLinks } from '@/components/ui/chip-links'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { footerLinks } from '@/lib/core/navigation'
import { routes } from '@/lib/core/routes'
import { PageFrame } from './page-frame'
import { SearchForm } from './search-form'
import { UnpluggedDrawing } from './unplugged-drawing'

/** What stands in place of a page that does not exist. */
export function NotFoundView() {
  return (
    <PageFrame>
      <div className="grid items-center gap-8 md:min-h-[60vh] md:grid-cols-12 md:gap-6">
        <UnpluggedDrawing className="w-full max-w-lg max-md:max-w-72 md:col-start-7 md:col-end-13 md:row-start-1 md:justify-self-end" />
        <div className="md:col-start-1 md:col-end-7 md:row-start-1">
          <Kicker>404</Kicker>
          <h1 className="mt-3 text-3xl md:text-5xl">Oops! Page not found</h1>
          <p className="mt-4 max-w-[25em] font-reading text-lg text-muted">
            We looked in every drawer of the test bench. This address leads nowhere, or to something that has been
            moved.
          </p>
          <SearchForm id="not-found-search" className="mt-8 max-w-md" />
          <p className="mt-6 flex flex-wrap gap-3">
            <Link href={routes.home} className="button-primary">
              Return to Home
            </Link>
            <Link href={routes.sitemap} className="button-outline">
              Sitemap
            </Link>
          </p>
          <div className="mt-8">
            <ChipLinks label="Where most go" links={footerLinks} />
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
