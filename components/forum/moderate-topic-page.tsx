import '@/components/articles/text.css'
import './topic-page.css'
import { PageFrame } from '@/components/layout/page-frame'
import { SelectField } from '@/components/lists/select-field'
import { BackLink } from '@/components/ui/back-link'
import type { CategoryLabel } from '@/lib/articles/article-card'
import type { Address } from '@/lib/core/routes'
import type { PostAction, PostAnswer } from './edit-frame'
import { ModerateForm } from './moderate-form'

type ModerateTopicPageProps = {
  topic: { id: string; title: string; pinned: boolean; locked: boolean; category: string; href: Address }
  categories: readonly CategoryLabel[]
  actions: { pin: PostAction; lock: PostAction; move: PostAction }
  /** What each form was answered with when it was posted without scripts. */
  answers: { pin: PostAnswer; lock: PostAnswer; move: PostAnswer }
}

/** Pin, lock and move a topic, each with its reason. */
export function ModerateTopicPage({ topic, categories, actions, answers }: ModerateTopicPageProps) {
  const { id, title, pinned, locked, category, href } = topic
  const moved = answers.move && !answers.move.ok ? answers.move.values?.category : undefined

  return (
    <PageFrame>
      <div className="topic-page">
        <BackLink href={href}>Back to the topic</BackLink>
        <h1 className="mt-6 border-t-2 border-ink pt-4 text-3xl md:text-4xl">Moderate topic</h1>
        <p className="mt-2 mb-6 wrap-anywhere text-muted">{title}</p>
        <div className="grid gap-10">
          <ModerateForm
            id={id}
            action={actions.pin}
            answer={answers.pin}
            name="pin"
            heading={pinned ? 'Unpin' : 'Pin'}
            about={
              pinned
                ? 'It leaves the tab of pinned topics.'
                : 'It gets the badge and stands in the tab of pinned topics.'
            }
          >
            <input type="hidden" name="pinned" value={pinned ? 'no' : 'yes'} />
          </ModerateForm>
          <ModerateForm
            id={id}
            action={actions.lock}
            answer={answers.lock}
            name="lock"
            heading={locked ? 'Unlock' : 'Lock'}
            about={locked ? 'Replies are possible again.' : 'It stays readable; nobody can reply or change texts.'}
          >
            <input type="hidden" name="locked" value={locked ? 'no' : 'yes'} />
          </ModerateForm>
          <ModerateForm
            id={id}
            action={actions.move}
            answer={answers.move}
            name="move"
            heading="Move"
            about="To another category of the forum."
          >
            <SelectField
              id="move-category"
              name="category"
              label="Category"
              value={typeof moved === 'string' ? moved : category}
              options={categories.map((option) => ({ value: option.slug, label: option.name }))}
            />
          </ModerateForm>
        </div>
      </div>
    </PageFrame>
  )
}
