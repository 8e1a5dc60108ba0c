'use client'

import { lastOwner, rememberOwner } from './copy-key'
import { announceLeaving, saveDraftsNow } from './draft-events'
import { readCopies, targetsOf, writeCopies } from './local-drafts'
import { serverDraft } from './server-drafts'

/**
 * Before somebody signs out, perhaps on a shared computer: what they typed goes to the server and then from this browser.
 * What the server does not take stays, under their name, so that nothing is lost.
 */
export async function settleDrafts(): Promise<void> {
  const owner = lastOwner()
  if (owner) await Promise.race([settleAll(owner), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Signing out must not wait for ever for a server that is slow to answer. */
const PATIENCE_MS = 4000

async function settleAll(owner: string) {
  await saveDraftsNow()
  for (const target of targetsOf(owner)) await settle(owner, target)
}

/** After they have signed out: the next person finds the forms of this page empty. */
export function leaveDrafts() {
  rememberOwner('')
  announceLeaving()
}

async function settle(owner: string, target: string) {
  const copies = readCopies(owner, target)
  const settled = new Set(copies.filter(({ saved }) => saved))
  const [newest] = copies
  if (newest && settled.size === 0) {
    // Of a form that is not on this page; a copy of another device is not replaced unseen.
    const answer = await serverDraft(target, owner).save(newest.fields, 0)
    if (typeof answer === 'object' && answer.kept) settled.add(newest)
  }
  writeCopies(
    owner,
    target,
    copies.filter((copy) => !settled.has(copy)),
  )
}
