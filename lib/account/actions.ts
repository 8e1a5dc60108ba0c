'use server'

import { z } from 'zod'
import { memberAction } from '@/lib/core/action'
import { DAY_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { requestDeletion } from './commands/deletion'
import { requestExport } from './commands/exports'
import { canExportOwnData } from './policy'
import { deletionInput, exportNews } from './schema'

/** Has a copy of the member's data made. Asks for a fresh proof; three a day. */
export const exportData = memberAction({
  input: z.object({}),
  unverified: 'allowed',
  fresh: true,
  allow: canExportOwnData,
  limits: [{ name: 'data-export', limit: 3, windowSeconds: DAY_SECONDS }],
  async run({ member, network }) {
    await requestExport(member, network)
    return ok({}, `Your data is being collected. ${exportNews(member.verified)}`)
  },
})

/** The rule about the account itself needs its row, which `requestDeletion` loads; it asks the policy there. */
export const deleteAccount = memberAction({
  input: deletionInput,
  unverified: 'allowed',
  allow: canExportOwnData,
  async run({ input, member, network }) {
    await requestDeletion({ member, input, network })
    return ok({}, 'Your account will be deleted in 14 days. Sign in before then to keep it.')
  },
})
