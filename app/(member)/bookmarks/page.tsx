import type { Metadata } from 'next'
import { SavedPage } from '@/components/saved/saved-page'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { parseSavedList } from '@/lib/saved/list-state'
import { countSaved, listSaved } from '@/lib/saved/queries'
import { label, move, restore, unsave } from './posts'

export const metadata: Metadata = { title: 'Saved Articles' }

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

export default async function Page({ searchParams }: PageProps<'/bookmarks'>) {
  const [asked, member] = await Promise.all([searchParams, requireMember(routes.bookmarks)])
  const state = parseSavedList(asked)
  const [{ items, total, pages, page }, counts, answer] = await Promise.all([
    listSaved(member, state),
    countSaved(member),
    readAnswer<{ removed?: Record<string, string> | null }>('saved', asked.answer),
  ])
  return (
    <SavedPage
      items={items}
      counts={counts}
      state={{ ...state, page }}
      total={total}
      pages={pages}
      actions={{ unsave, restore, move, label }}
      answer={answer}
    />
  )
}
