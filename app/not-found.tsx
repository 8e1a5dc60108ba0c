import { NotFoundView } from '@/components/layout/not-found-view'
import { MISSING_PAGE } from '@/lib/core/page-metadata'

export const metadata = MISSING_PAGE

export default function NotFound() {
  return <NotFoundView />
}
