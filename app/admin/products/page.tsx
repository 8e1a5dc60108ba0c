import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { ProductAdminList } from '@/components/store/product-admin-list'
import { requireAdmin } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { parseProductAdmin } from '@/lib/store/admin-list-state'
import { CLICK_DAYS, listProductLines } from '@/lib/store/admin-queries'

export const metadata: Metadata = { title: 'Products' }

export default async function Page({ searchParams }: PageProps<'/admin/products'>) {
  const member = await requireAdmin(routes.adminProducts)
  if (member === 'denied') return <AccessDenied />
  const asked = await searchParams
  const state = parseProductAdmin(asked)
  const answer = await readAnswer<object>('act', asked.answer)
  const { page, ...list } = await listProductLines(state)
  return <ProductAdminList {...list} state={{ ...state, page }} days={CLICK_DAYS} answer={answer} />
}
