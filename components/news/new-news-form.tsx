'use client'

import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { NewsForm } from './news-form'

type Made = { id: string; slug: string }

type NewNewsFormProps = {
  action: FormAction<Made>
  answer: Result<Made> | null
  sources: readonly { slug: string; name: string }[]
  categories: readonly { slug: string; name: string }[]
  /** `2026-11-20T08:00`, in UTC. */
  now: string
}

/** The form of a new item; it leads on to the item's own page. */
export function NewNewsForm({ now, ...props }: NewNewsFormProps) {
  const values = { title: '', description: '', source: '', link: '', author: '', category: '', publishedAt: now }
  return <NewsForm {...props} values={values} next={toItem} />
}

const toItem = ({ id }: Made) => routes.adminNewsItem(id)
