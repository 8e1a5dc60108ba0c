import type { Editor } from '@tiptap/core'
import { type RefObject, useCallback, useState } from 'react'
import { KeptPlace } from './kept-place'
import { toDoc } from './markdown/to-doc'

/** Pictures that came together, none where one is to be chosen, and where the cursor was. */
type Brought = { files: readonly File[]; place: KeptPlace }
/** `files`: what came last. */
type Asked = { key: number; files: readonly File[]; brought: readonly Brought[] }

/**
 * Pictures on their way into a text. What comes while another one is asked about waits for its turn, and goes in where it
 * was pasted or dropped.
 */
export function usePictures(editor: RefObject<Editor | null>) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const add = useCallback(
    (files: readonly File[]) => {
      if (!editor.current) return
      const [one, key] = [{ files, place: new KeptPlace(editor.current) }, performance.now()]
      setAsked((now) => ({ key: now?.key ?? key, files, brought: [...(now?.brought ?? []), one] }))
    },
    [editor],
  )

  const panel = asked && {
    key: asked.key,
    files: asked.files,
    insert: (markdown: string, file: File) =>
      placeOf(asked.brought, file)?.insert(toDoc(markdown)?.content ?? []) ?? false,
    onClose: () => {
      for (const { place } of asked.brought) place.stop()
      setAsked(null)
    },
  }
  return { add, panel }
}

/** A file that was chosen in the panel goes where the cursor was when that was asked for last. */
const placeOf = (brought: readonly Brought[], file: File) =>
  (
    brought.find(({ files }) => files.includes(file)) ??
    brought.findLast(({ files }) => files.length === 0) ??
    brought[0]
  )?.place
