import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { StorePage } from '@/components/store/store-page'
import { routes } from '@/lib/core/routes'
import { listJsonLd } from '@/lib/seo/page-json-ld'
import { canonicalStoreList, parseStoreList } from '@/lib/store/list-state'
import { listProducts } from '@/lib/store/queries'

type Asked = Parameters<typeof parseStoreList>[0]

/** The store in one state; a state that it has not is a true 404. */
export async function StoreList({ asked }: { asked: Asked }) {
  const state = parseStoreList(asked)
  const list = state && (await listProducts(state))
  if (!list) return <MissingPage />
  return (
    <>
      <JsonLd
        data={listJsonLd({
          trail: [{ name: 'Store', path: canonicalStoreList(state) }],
          items: list.products.map(({ slug }) => routes.product(slug)),
        })}
      />
      <StorePage {...list} state={state} />
    </>
  )
}
