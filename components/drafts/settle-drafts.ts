'use client'

import { announceSigningOut } from '@/components/auth/viewer-store'
import { lastOwner } from './copy-key'
import { saveDraftsNow } from './draft-events'
import { type Copy, isLive } from './keeping'
import { readCopies, targetsOf, writeCopies } from './local-drafts'
import { sameFields } from './same-fields'
import { serverDraft } from './server-drafts'

/**
 * Before somebody signs out, perhaps on a shared computer: what they typed goes to the server and then from this browser.
 * What the server does not take stays, under their name, so that nothing is lost.
 */
export async function settleDrafts(): Promise<void> {
  announceSigningOut()
  const owner = lastOwner()
  if (owner) await Promise.race([settleAll(owner), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Signing out must not wait for ever for a server that is slow to answer. */
const PATIENCE_MS = 4000

async function settleAll(owner: string) {
  await saveDraftsNow()
  await Promise.all(targetsOf(owner).map((target) => settle(owner, target)))
}

/** What this browser says of the server may be old by now: another device writes there as well. */
async function settle(owner: string, target: string) {
  const server = serverDraft(target, owner)
  const held = await server.find()
  if (held === undefined) return
  const [newest] = readCopies(owner, target)
  // What was saved and is not there any more was posted or discarded elsewhere.
  const isHeld = ({ fields, saved }: Copy) => (held ? sameFields(fields, held.fields) : saved)
  // Of a form that is not on this page; a copy of another device is not replaced unseen.
  const answer = newest && !newest.saved && !held && (await server.save(newest.fields, 0))
  const isTaken = typeof answer === 'object' && answer.kept
  const isSettled = (copy: Copy) => isHeld(copy) || (isTaken && sameFields(copy.fields, newest?.fields ?? {}))
  const copies = readCopies(owner, target)
  const left = copies.filter((copy) => !isSettled(copy))
  // The tab of one that is left may be saving it at this moment, in the place of what the server has just said to hold.
  const mayReplace = left.some(isLive) && (held !== null || isTaken)
  writeCopies(owner, target, mayReplace ? copies : left)
}
