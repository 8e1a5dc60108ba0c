import './editorial.css'

const SHOWN = 3

/** Up to three tags, then how many more there are: `USB-C, headphones, audio +2`. */
export function TagLine({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  const more = tags.length - SHOWN

  return (
    <p className="card-tags">
      {tags.slice(0, SHOWN).join(', ')}
      {more > 0 && ` +${more}`}
    </p>
  )
}
