'use server'

import { memberAction } from '@/lib/core/action'
import { renderEditorial, renderMember } from '@/lib/core/markdown'
import { ok } from '@/lib/core/result'
import { canPreview } from './policy'
import { previewInput } from './schema'

/** A text as it will look, made by the one pipeline that makes it later. */
export const previewText = memberAction({
  input: previewInput,
  unverified: 'allowed',
  allow: canPreview,
  limits: [{ name: 'preview', limit: 40, windowSeconds: 60 }],
  run: async ({ input: { text, as }, member: { role } }) =>
    ok({ html: (as === 'editorial' ? renderEditorial(text, role) : renderMember(text)).html }),
})
