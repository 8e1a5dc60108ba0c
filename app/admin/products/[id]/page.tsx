import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { MissingPage } from '@/components/layout/missing-page'
import { ProductAdminPage } from '@/components/store/product-admin-page'
import { requireAdmin } from '@/lib/auth/guards'
import { decideFound } from '@/lib/core/decide-request'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { toUuid } from '@/lib/core/uuid'
import { findProductForm, listProductCategories } from '@/lib/store/admin-queries'
import { add, change, edit, end, restore, withdraw } from '../posts'

export const metadata: Metadata = { title: 'Product' }

export default async function Page({ params, searchParams }: PageProps<'/admin/products/[id]'>) {
  const [{ id }, { answer }] = await Promise.all([params, searchParams])
  const member = await requireAdmin(routes.adminProduct(id))
  if (member === 'denied') return <AccessDenied />
  const product = await decideFound(toUuid(id) ? await findProductForm(id) : null)
  if (!product) return <MissingPage />
  const [categories, edited, offered, acted] = await Promise.all([
    listProductCategories(),
    readAnswer<object>('product', answer),
    readAnswer<object>('offer', answer),
    readAnswer<object>('act', answer),
  ])
  return (
    <ProductAdminPage
      product={product}
      categories={categories}
      actions={{ edit, add, change, end, withdraw, restore }}
      answers={{ edit: edited, offer: offered, act: acted }}
    />
  )
}
