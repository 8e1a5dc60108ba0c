import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'
import { AdminHead } from '@/components/admin/admin-frame'
import { NewProductForm } from '@/components/store/new-product-form'
import { BackLink } from '@/components/ui/back-link'
import { requireAdmin } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { listProductCategories } from '@/lib/store/admin-queries'
import { create } from '../posts'

export const metadata: Metadata = { title: 'Add product' }

export default async function Page({ searchParams }: PageProps<'/admin/products/new'>) {
  const member = await requireAdmin(routes.adminNewProduct)
  if (member === 'denied') return <AccessDenied />
  const { answer } = await searchParams
  return (
    <>
      <p className="mb-4">
        <BackLink href={routes.adminProducts}>Back to products</BackLink>
      </p>
      <AdminHead title="Add product" />
      <NewProductForm
        action={create}
        answer={await readAnswer<{ id: string; slug: string }>('product', answer)}
        categories={await listProductCategories()}
      />
    </>
  )
}
