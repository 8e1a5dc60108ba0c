import { routes } from '@/lib/core/routes'
import { discardDraft, saveDraft } from '@/lib/drafts/actions'
import type { Draft, DraftFields } from '@/lib/drafts/schema'
import type { Keeping, SaveAnswer } from './keeping'

/** Whoever's session has ended may sign in again in another tab, and write on here. */
const PASSING: ReadonlySet<string> = new Set(['rate_limited', 'unexpected', 'unauthenticated'])

/** The server's copy of a form's draft, for the member `owner`; to whoever else is signed in by now it says nothing. */
export const serverDraft = (target: string, owner: string) =>
  ({
    async find(): Promise<Draft | null | undefined> {
      const asked = new URLSearchParams({ target, owner })
      const answer = await fetch(`${routes.draftsAnswer}?${asked}`, { cache: 'no-store' }).catch(() => null)
      return answer?.ok ? (await answer.json()).draft : undefined
    },
    async save(fields: DraftFields, version: number): Promise<SaveAnswer> {
      const result = await saveDraft(null, toForm({ target, owner, content: JSON.stringify(fields), version })).catch(
        () => null,
      )
      if (!result) return 'try later'
      if (result.ok) return result.data
      return PASSING.has(result.problem) ? 'try later' : 'refused'
    },
    async discard(version: number) {
      await discardDraft(null, toForm({ target, owner, version })).catch(() => null)
    },
  }) satisfies NonNullable<Keeping['server']>

function toForm(fields: Record<string, string | number>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  return form
}
