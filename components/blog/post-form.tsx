'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { clearDraft } from '@/components/drafts/draft-events'
import { buttonClass } from '@/components/ui/button'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import type { SavedPost } from '@/lib/articles/commands/save-post'
import type { PostValues } from '@/lib/articles/edit-queries'
import type { FormAction, Result } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { ConflictPanel, type PostText } from './conflict-panel'
import { ContentField } from './content-field'
import { PostSettings, SearchSettings } from './post-settings'
import { PresenceNotice } from './presence-notice'
import { ReviewFields } from './review-fields'
import { TitleAndSlug } from './title-and-slug'
import { usePostSave } from './use-post-save'

type PostFormProps = {
  /** Null for a new one. */
  post: { id: string; version: number; wasPublished: boolean; href: Address | null } | null
  kind: ArticleKind
  values: PostValues
  /** What is stored, where the form shows what was typed and refused. */
  stored: PostText | null
  categories: readonly { slug: string; name: string }[]
  products: readonly { id: string; name: string }[]
  publishes: boolean
  action: FormAction<SavedPost>
  answer: Result<SavedPost> | null
}

/** A post with everything that can be said of it: the text on the left, the rest beside it. */
export function PostForm({
  post,
  kind,
  values,
  stored,
  categories,
  products,
  publishes,
  action,
  answer,
}: PostFormProps) {
  const router = useRouter()
  const target = post ? `article:${post.id}` : 'article:new'
  const [version, setVersion] = useState(post?.version ?? 0)
  /** The version that the form knew when it was refused. */
  const [refused, setRefused] = useState(0)
  const onDone = useCallback(
    (saved: SavedPost) => {
      clearDraft(target)
      setVersion(saved.version)
      if (post) router.refresh()
      else router.push(routes.adminEditPost(saved.id))
    },
    [target, post, router],
  )
  const onConflict = useCallback(() => {
    setRefused(version)
    router.refresh()
  }, [router, version])
  const act = post ? 'update' : 'create'
  const save = usePostSave({ action, answer, act, onDone, onConflict })
  const { failed, pending, errorOf } = save
  const isConflict = failed?.problem === 'conflict' && post !== null
  const shown = { values, errorOf }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      document.querySelector<HTMLFormElement>('form.post-form')?.requestSubmit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <form {...save.form} className="post-form">
      {post && <input type="hidden" name="id" value={post.id} />}
      {post ? <input type="hidden" name="version" value={version} /> : <input type="hidden" name="kind" value={kind} />}
      <div className="post-main">
        {post && <PresenceNotice id={post.id} version={version} />}
        {isConflict && (
          <ConflictPanel
            theirs={stored ?? (post.version > refused ? values : null)}
            mine={values}
            onDecide={() => setVersion(post.version)}
          />
        )}
        <TitleAndSlug
          id="post"
          title={values.title}
          slug={values.slug}
          follows={!post?.wasPublished}
          path={kind === 'review' ? '/reviews/' : '/article/'}
          errorOf={errorOf}
          large
        />
        <ContentField defaultValue={values.content} error={errorOf('content')} draftTarget={target} />
        {kind === 'review' && <ReviewFields {...shown} products={products} />}
      </div>
      <div className="post-side">
        <PostSettings {...shown} categories={categories} publishes={publishes} />
        <SearchSettings {...shown} />
      </div>
      <div className="post-bar">
        <div className="min-w-0 flex-1">
          <FormStatus
            message={failed?.message}
            errors={Object.values(failed?.fieldErrors ?? {}).flatMap((errors) => errors ?? [])}
          />
          {save.waiting && (
            <p role="status" className="text-sm text-muted">
              {save.waiting === 'connection'
                ? 'Not saved yet. It is sent again as soon as there is a connection.'
                : 'Not saved yet. It is sent again once you have signed in.'}
            </p>
          )}
        </div>
        {post && (
          <Link href={routes.adminPreviewPost(post.id)} target="_blank" className={buttonClass('outline')}>
            Preview
          </Link>
        )}
        {post?.href && (
          <Link href={post.href} className={buttonClass('outline')}>
            View
          </Link>
        )}
        <SubmitButton pending={pending} busy="Saving...">
          {post ? 'Save changes' : 'Create Post'}
        </SubmitButton>
      </div>
    </form>
  )
}
