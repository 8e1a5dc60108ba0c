import { notFound, permanentRedirect } from 'next/navigation'
import { findTextFate } from '@/lib/articles/fate-queries'
import { noteGone } from '@/lib/core/gone-addresses'
import { isSlug } from '@/lib/core/slug'

/** Ends a page whose text is not there: moved (301), removed (410, see lib/operations/exact-status.ts) or unknown (404). */
export async function leaveMissingText(path: string, slug: string): Promise<never> {
  const fate = isSlug(slug) ? await findTextFate(slug) : null
  noteGone(path, fate === 'gone')
  if (fate && fate !== 'gone' && fate.movedTo !== path) permanentRedirect(fate.movedTo)
  notFound()
}
