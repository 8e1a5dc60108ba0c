import { TagPage } from '@/components/categories/tag-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { canonicalTagList, parseTagList } from '@/lib/categories/list-state'
import { listTagTexts } from '@/lib/categories/tag-queries'
import { routes } from '@/lib/core/routes'
import { listJsonLd } from '@/lib/seo/page-json-ld'
import { tagTitle } from '@/lib/taxonomy/tag-title'

type Asked = Parameters<typeof parseTagList>[0]

/** A tag in one state; a state that no list has is a true 404. */
export async function TagTexts({ asked }: { asked: Asked }) {
  const state = parseTagList(asked)
  const list = state && (await listTagTexts(state))
  if (!list) return <MissingPage />
  const trail = [
    { name: 'Categories', path: routes.categories },
    { name: tagTitle(list.name), path: canonicalTagList(state) },
  ] as const
  const items = list.texts.map((text) => routes.text(text.kind, text.slug))
  return (
    <>
      <JsonLd data={listJsonLd({ trail: [...trail], items })} />
      <TagPage {...list} state={state} />
    </>
  )
}
