/** All tags of a text. */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null

  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-sm border border-line px-2 py-0.5 text-sm text-muted wrap-anywhere">
          {tag}
        </li>
      ))}
    </ul>
  )
}
