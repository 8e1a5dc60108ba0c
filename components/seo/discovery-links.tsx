import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

/** Feed and search for browsers. Not in the metadata: a page that names its canonical address would replace them. */
export function DiscoveryLinks() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={site.name} href={routes.feed} />
      <link rel="search" type="application/opensearchdescription+xml" title={site.name} href={routes.openSearch} />
    </>
  )
}
