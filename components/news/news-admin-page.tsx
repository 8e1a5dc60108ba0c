import type { ReactNode } from 'react'
import { AdminHead } from '@/components/admin/admin-frame'
import { PictureForm } from '@/components/admin/picture-form'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { toFormMoment } from '@/lib/core/form-dates'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import type { NewsForm as NewsData } from '@/lib/news/admin-queries'
import { type HideActions, HideForm } from './hide-form'
import { NewsForm } from './news-form'

type Named = { slug: string; name: string }

type NewsAdminPageProps = {
  item: NewsData
  sources: readonly (Named & { active: boolean })[]
  categories: readonly Named[]
  actions: HideActions & Record<'edit' | 'removePicture', FormAction<object>>
  /** What a form was answered with that was posted without scripts. */
  answers: Record<'edit' | 'act' | 'picture', Result<object> | null>
}

/** One news item: what is said of it, its picture, and whether readers see it. */
export function NewsAdminPage({ item, sources, categories, actions, answers }: NewsAdminPageProps) {
  const { id, title, description, source, link, author, category, publishedAt, picture, hiddenAt, version } = item
  const { edit, act, picture: pictured } = answers
  const told = [edit, pictured].find((answer) => answer?.ok) ?? act
  return (
    <>
      <AdminHead title={title}>
        <a href={link} rel="noopener" className={buttonClass('outline', 'small')}>
          Open at {source.name}
        </a>
        <HideForm item={{ id, title, hidden: hiddenAt !== null }} actions={actions} variant="danger" own />
      </AdminHead>
      <PostedAnswer answer={told} />
      {hiddenAt && (
        <p className="mb-6">
          <Badge tone="warning">Hidden</Badge> Readers find it nowhere, and who saved it is told that it is gone.
        </p>
      )}
      <div className="grid gap-12">
        <Part id="item" title="News item">
          <NewsForm
            action={actions.edit}
            answer={edit}
            sources={sources.filter(({ active, slug }) => active || slug === source.slug)}
            categories={categories}
            id={id}
            version={version}
            values={{
              title,
              description,
              link,
              source: source.slug,
              author: author ?? '',
              category: category.slug,
              publishedAt: toFormMoment(publishedAt),
            }}
          />
        </Part>
        <Part id="picture" title="Picture">
          <PictureForm
            key={picture?.key}
            upload={routes.newsPictureUpload}
            id={id}
            picture={picture}
            category={category}
            refused={pictured && !pictured.ok ? pictured : null}
            remove={actions.removePicture}
          />
        </Part>
      </div>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-t border-line pt-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
