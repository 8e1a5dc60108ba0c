import type { Metadata } from 'next'
import { StoreList } from '@/app/(public)/store/store-list'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { STORE_ABOUT } from '@/lib/store/list-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Store',
  description: STORE_ABOUT,
  path: routes.store,
  picture: 'store',
})

export default function Page() {
  return <StoreList asked={{}} />
}
