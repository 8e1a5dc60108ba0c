'use client'

import type { DraftFields } from '@/lib/drafts/schema'
import { lastOwner } from './copy-key'
import { PAGE_LOAD } from './draft-events'
import { readCopies, writeCopies } from './local-drafts'
import { isAsSent } from './same-fields'
import { serverDraft } from './server-drafts'

/**
 * Removes what this page has kept of a form that is not there any more, here and on the server. What others kept stays, and of
 * this page's what says something else than was `sent`.
 */
export async function forgetDraft(target: string, sent?: DraftFields): Promise<void> {
  const owner = lastOwner()
  const versions: number[] = []
  for (const name of new Set([owner, ''])) {
    const copies = readCopies(name, target)
    const own = new Set(
      copies.filter(({ id, fields }) => id.startsWith(PAGE_LOAD) && (!sent || isAsSent(fields, sent))),
    )
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
