'use server'

import { memberAction } from '@/lib/core/action'
import { spendLimits } from '@/lib/core/action/preconditions'
import { renderEditorial, renderMember } from '@/lib/core/markdown'
import { ok } from '@/lib/core/result'
import { canPreview } from './policy'
import { previewInput } from './schema'

/** A longer text takes the server some tenths of a second, during which nobody else is answered. */
const LONG = 50_000
const LONG_LIMITS = [{ name: 'preview-long', limit: 6, windowSeconds: 60 }] as const

/** A text as it will look, made by the one pipeline that makes it later. */
export const previewText = memberAction({
  input: previewInput,
  unverified: 'allowed',
  allow: canPreview,
  limits: [{ name: 'preview', limit: 40, windowSeconds: 60 }],
  async run({ input: { text, as }, member: { id, role } }) {
    if (text.length > LONG) await spendLimits(LONG_LIMITS, id, {})
    return ok({ html: (as === 'editorial' ? renderEditorial(text, role) : renderMember(text)).html })
  },
})
