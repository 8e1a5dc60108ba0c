import type { Piece } from '@/lib/search/result'

/** A text in which the words that were looked for are marked. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  let position = 0
  return pieces.map(({ text, hit }) => {
    const key = position
    position += text.length
    return hit ? (
      <mark key={key} className="hit">
        {text}
      </mark>
    ) : (
      text
    )
  })
}
