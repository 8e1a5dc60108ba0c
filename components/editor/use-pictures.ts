import type { Editor } from '@tiptap/core'
import { type RefObject, useCallback } from 'react'
import { type Brought, useBrought } from '@/components/writing/use-brought'
import { KeptPlace } from './kept-place'
import { toDoc } from './markdown/to-doc'

/** And where the cursor was. */
type Placed = Brought & { place: KeptPlace }

/**
 * Pictures on their way into a text. What comes while another one is asked about waits for its turn, and goes in where it
 * was pasted or dropped.
 */
export function usePictures(editor: RefObject<Editor | null>) {
  const { asked, bring, end } = useBrought<Placed>()
  const add = useCallback(
    (files: readonly File[]) => editor.current && bring({ files, place: new KeptPlace(editor.current) }),
    [editor, bring],
  )

  const panel = asked && {
    ...asked,
    insert: (markdown: string, { place }: Placed) => place.insert(toDoc(markdown)?.content ?? []),
    onClose: () => {
      for (const { place } of asked.brought) place.stop()
      end()
    },
  }
  return { add, panel }
}
