import { toJsonLd } from '@/lib/core/json-ld'
import type { Graph } from '@/lib/seo/json-ld-types'

/** Structured data of a page. Everything in it stands on the page too. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
