import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { siteAddress } from '@/lib/core/site-address'
import { xmlResponse } from '@/lib/seo/answers'
import { element, toDocument, wrap } from '@/lib/seo/xml'

/** Lets browsers offer the site's search in the address bar (OpenSearch 1.1). */
export async function GET() {
  const address = await siteAddress()
  const document = toDocument(
    wrap(
      'OpenSearchDescription',
      [
        element('ShortName', site.name),
        element('Description', `Search ${site.name}`),
        element('InputEncoding', 'UTF-8'),
        element('Image', `${address}/icon-192.png`, { width: '192', height: '192', type: 'image/png' }),
        wrap('Url', [], { type: 'text/html', method: 'get', template: `${address}${routes.search}?q={searchTerms}` }),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  )
  return xmlResponse(document, 'application/opensearchdescription+xml')
}
