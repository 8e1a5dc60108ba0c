'use client'

import { type MouseEvent, useState } from 'react'

/** Folds the replies of all threads of the page, or shows them again. */
export function FoldButton() {
  const [folded, setFolded] = useState(false)

  function press(event: MouseEvent<HTMLButtonElement>) {
    const branches = event.currentTarget
      .closest('section')
      ?.querySelectorAll<HTMLDetailsElement>('.thread-replies > details')
    for (const branch of branches ?? []) branch.open = folded
    setFolded(!folded)
  }

  return (
    <button type="button" onClick={press} className="comment-tool scripted">
      {folded ? 'Unfold replies' : 'Fold replies'}
    </button>
  )
}
