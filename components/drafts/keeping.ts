import type { Draft, DraftFields } from '@/lib/drafts/schema'

/**
 * What somebody typed, as this browser keeps it. `id` names the tab that it was typed in; `saved`: the server has it;
 * `version`: the number of the server's copy that it was last saved as, 0 for none.
 */
export type Copy = { id: string; fields: DraftFields; at: number; saved: boolean; version: number }

/**
 * `offers`: what was kept before and is not decided yet. `stored`: what the form came with, while there are offers. `undo`:
 * what the last decision was, while it can be taken back.
 */
export type DraftView = {
  offers: readonly Copy[]
  stored?: DraftFields
  undo: 'restored' | 'discarded' | null
  status: 'saved' | 'in this browser' | 'nowhere' | null
}

export type SaveAnswer =
  | { kept: true; version: number }
  | { kept: false; draft: Draft | null }
  | 'try later'
  | 'refused'

/** What the keeper of a form's draft works on: the form, this browser's copies, the server's copy (null for a visitor). */
export type Keeping = {
  /** Names this tab's copy. */
  id: string
  form: { read: () => DraftFields; defaults: () => DraftFields; write: (fields: DraftFields) => void }
  local: { read: () => Copy[]; write: (copies: Copy[]) => boolean }
  server: {
    /** undefined when it could not be asked. */
    find: () => Promise<Draft | null | undefined>
    save: (fields: DraftFields, version: number) => Promise<SaveAnswer>
    discard: (version: number) => Promise<void>
  } | null
  show: (view: DraftView) => void
}

const OFFERED = 'server:'
/** Whether a text is written in some tab of this browser, not only offered there. */
export const isWritten = ({ id }: Copy) => !id.startsWith(OFFERED)

/** Whether a text stands in the form of some tab, which saves it: what is kept beside it has a second part in its name. */
export const isLive = ({ id }: Copy) => !id.includes(':')

/**
 * What the server holds, as an offer. Of another tab's text, which that tab keeps under the name of `theirs`, each later state
 * takes the place of the one before: a tab that is written in beside this one would offer one at each pause, until no copy
 * of anything else had room.
 */
export const toOffer = ({ fields, version, savedAt }: Draft, theirs: Copy | undefined): Copy => ({
  id: `${OFFERED}${theirs?.id ?? version}`,
  fields,
  at: Date.parse(savedAt),
  saved: true,
  version,
})
