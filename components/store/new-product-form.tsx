'use client'

import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { ProductForm } from './product-form'

type Made = { id: string; slug: string }

type NewProductFormProps = {
  action: FormAction<Made>
  answer: Result<Made> | null
  categories: readonly { slug: string; name: string }[]
}

/** The form of a new product; it leads on to the product's own page. */
export function NewProductForm(props: NewProductFormProps) {
  return <ProductForm {...props} next={toProduct} />
}

const toProduct = ({ id }: Made) => routes.adminProduct(id)
