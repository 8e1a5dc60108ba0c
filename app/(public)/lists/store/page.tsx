import type { Metadata } from 'next'
import { StoreList } from '@/app/(public)/store/store-list'
import { storeListMetadata } from '@/lib/store/list-metadata'

export const generateMetadata = (): Promise<Metadata> => storeListMetadata({})

export default function Page() {
  return <StoreList asked={{}} />
}
