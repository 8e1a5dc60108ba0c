import { ChipLinks } from '@/components/ui/chip-links'
import { routes } from '@/lib/core/routes'
import { toSlug } from '@/lib/core/slug'

/** All tags of a text, each with the way to everything under it. */
export function TagList({ tags }: { tags: string[] }) {
  return <ChipLinks label="Tags" links={tags.map((tag) => ({ label: tag, href: routes.tag(toSlug(tag)) }))} />
}
