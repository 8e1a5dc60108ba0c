'use client'

import { lastOwner } from './copy-key'
import { PAGE_LOAD } from './draft-events'
import { readCopies, writeCopies } from './local-drafts'
import { serverDraft } from './server-drafts'

/** Removes what this page has kept of a form that is not there any more, here and on the server. What others kept stays. */
export async function forgetDraft(target: string): Promise<void> {
  const owner = lastOwner()
  const versions: number[] = []
  for (const name of new Set([owner, ''])) {
    const copies = readCopies(name, target)
    const own = new Set(copies.filter(({ id }) => id.startsWith(PAGE_LOAD)))
    for (const { version } of own) versions.push(version)
    writeCopies(
      name,
      target,
      copies.filter((copy) => !own.has(copy)),
    )
  }
  const newest = Math.max(0, ...versions)
  if (owner && newest > 0) await serverDraft(target, owner).discard(newest)
}
