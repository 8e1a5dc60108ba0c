'use client'

import { lastOwner } from './copy-key'
import { PAGE_LOAD } from './draft-events'
import { readCopies, writeCopies } from './local-drafts'
import { serverDraft } from './server-drafts'

/** Removes what this page has kept of a form that is not there any more. */
export async function forgetDraft(target: string): Promise<void> {
  const owner = lastOwner()
  for (const name of new Set([owner, ''])) {
    const others = readCopies(name, target).filter(({ id }) => !id.startsWith(PAGE_LOAD))
    writeCopies(name, target, others)
  }
  if (owner) await serverDraft(target).discard()
}
