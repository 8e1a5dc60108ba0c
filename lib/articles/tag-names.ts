import { toTagSlug } from '@/lib/core/slug'

/**
 * The tags of a form, those that the post has already by the names under which it has them: a tag has one name, and "ai" typed
 * for "AI" is the same tag.
 */
export function asNamed(typed: readonly string[], stored: readonly string[]): string[] {
  const names = new Map(stored.map((name) => [toTagSlug(name), name]))
  return typed.map((name) => names.get(toTagSlug(name)) ?? name)
}

/** The tags of a post that a form has no longer, whatever their case. */
export function tagsWithout(stored: readonly string[], typed: readonly string[]): string[] {
  const slugs = new Set(typed.map(toTagSlug))
  return stored.filter((name) => !slugs.has(toTagSlug(name)))
}
