import { ChipLinks } from '@/components/ui/chip-links'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { routes } from '@/lib/core/routes'

/** All tags of a text, each with the way to everything under it. */
export function TagList({ tags }: { tags: CategoryLabel[] }) {
  return <ChipLinks label="Tags" links={tags.map(({ slug, name }) => ({ label: name, href: routes.tag(slug) }))} />
}
