import type { Metadata } from 'next'
import { StoreList } from '@/app/(public)/store/store-list'
import { storeListMetadata } from '@/lib/store/list-metadata'
import { STORE_SORTS } from '@/lib/store/list-state'

type Props = PageProps<'/lists/store/[category]/[sort]/[page]'>

/** The addresses that most readers open first; every other combination is made at its first request. */
export const generateStaticParams = () => STORE_SORTS.map(({ sort }) => ({ category: 'all', sort, page: '1' }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return storeListMetadata(await params)
}

/** `/store` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <StoreList asked={await params} />
}
