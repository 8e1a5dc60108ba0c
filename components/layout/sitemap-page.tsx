import { Link } from '@/components/ui/link'
import { sitemapGroups } from '@/lib/core/navigation'
import { PageFrame } from './page-frame'

/** Every section for people; robots read /sitemap.xml. */
export function SitemapPage() {
  return (
    <PageFrame>
      <h1 className="border-t-2 border-ink pt-4 text-3xl md:text-4xl">Sitemap</h1>
      <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {sitemapGroups.map(({ label, links }) => (
          <div key={label}>
            <h2 className="border-b border-line pb-3 text-lg">{label}</h2>
            <ul className="mt-2">
              {links.map(({ label: name, href }) => (
                <li key={href}>
                  <Link href={href} className="inline-flex min-h-11 items-center hover:underline">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageFrame>
  )
}
