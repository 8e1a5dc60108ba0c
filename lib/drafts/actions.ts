'use server'

import { memberAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { ok } from '@/lib/core/result'
import { forgetDraft, keepDraft } from './commands'
import { canKeepDrafts } from './policy'
import { discardDraftInput, saveDraftInput } from './schema'

/** Keeps what is typed. Somebody who types without a pause saves every two seconds. */
export const saveDraft = memberAction({
  input: saveDraftInput,
  unverified: 'allowed',
  allow: canKeepDrafts,
  limits: [{ name: 'draft', limit: 60, windowSeconds: 60 }],
  run: async ({ input: { target, content, version }, member }) =>
    ok(await keepDraft({ userId: member.id, target, fields: content, version })),
})

export const discardDraft = memberAction({
  input: discardDraftInput,
  unverified: 'allowed',
  allow: canKeepDrafts,
  limits: [{ name: 'draft-discard', limit: 60, windowSeconds: 60 }],
  run: async ({ input: { target, version }, member }) => {
    await forgetDraft(db, member.id, target, version)
    return ok({})
  },
})
