import type { Crumb } from '@/components/ui/breadcrumb'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'

/** Home > Categories > category > subcategory (specification, section 2, Category page); the last is the page itself. */
export function categoryTrail(category: CategoryLabel, sub: CategoryLabel | null): Crumb[] {
  const above = [
    { label: 'Home', href: routes.home },
    { label: 'Categories', href: routes.categories },
  ]
  if (!sub) return [...above, { label: category.name }]
  return [...above, { label: category.name, href: routes.category(category.slug) }, { label: sub.name }]
}
