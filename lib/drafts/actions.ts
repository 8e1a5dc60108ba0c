'use server'

import { memberAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import { forgetDraft, keepDraft } from './commands'
import { canKeepDrafts, requireOwner } from './policy'
import { discardDraftInput, saveDraftInput } from './schema'

/** Keeps what is typed. Somebody who types without a pause saves every two seconds. */
export const saveDraft = memberAction({
  input: saveDraftInput,
  unverified: 'allowed',
  allow: canKeepDrafts,
  limits: [{ name: 'draft', limit: 60, windowSeconds: 60 }],
  async run({ input: { target, owner, content, version }, member }) {
    requireOwner(member, owner)
    return ok(await keepDraft({ userId: member.id, target, fields: content, version }))
  },
})

/** Forgets a draft. Refuses somebody else's form, and leaves a newer version where it is. */
export const discardDraft = memberAction({
  input: discardDraftInput,
  unverified: 'allowed',
  allow: canKeepDrafts,
  limits: [{ name: 'draft-discard', limit: 60, windowSeconds: 60 }],
  async run({ input: { target, owner, version }, member }) {
    requireOwner(member, owner)
    await forgetDraft(db, member.id, target, version)
    return ok({})
  },
})
