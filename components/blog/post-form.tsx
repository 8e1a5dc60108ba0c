'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { clearDraft, setDraftAside } from '@/components/drafts/draft-events'
import { readFields, writeFields } from '@/components/drafts/form-fields'
import { buttonClass } from '@/components/ui/button'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { SubmitButton } from '@/components/ui/submit-button'
import type { SavedPost } from '@/lib/articles/commands/sent-post'
import type { PostValues } from '@/lib/articles/post-values'
import { type FormAction, fieldProblems, isOvertaken, type Result } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import type { DraftFields } from '@/lib/drafts/schema'
import type { ArticleKind } from '@/lib/generated/prisma/enums'
import { AuthorReason } from './author-reason'
import { ConflictPanel } from './conflict-panel'
import { ContentField } from './content-field'
import { KindLinks } from './kind-links'
import { PostMarks } from './post-marks'
import { PostSettings, SearchSettings } from './post-settings'
import { PresenceNotice } from './presence-notice'
import { ReviewFields } from './review-fields'
import { TitleAndSlug } from './title-and-slug'
import { useBarRoom } from './use-bar-room'
import { usePostBase } from './use-post-base'
import { usePostSave } from './use-post-save'
import { useSaveKey } from './use-save-key'
import { WaitingLine } from './waiting-line'
import { leaveForm, noteKeys, takeOver } from './written-on'

type PostFormProps = {
  /** Null for a new one. */
  post: { id: string; version: number; wasPublished: boolean; isOthers: boolean; href: Address | null } | null
  kind: ArticleKind
  values: PostValues
  /** What is stored, where the form shows what was typed and refused. */
  stored: PostValues | null
  categories: readonly { slug: string; name: string }[]
  products: readonly { id: string; name: string }[]
  publishes: boolean
  /** Who has it open, by id. */
  sender: string
  /** Names the text that was refused before and stands in the form again. */
  refused: string | undefined
  action: FormAction<SavedPost>
  answer: Result<SavedPost> | null
}

/** A post with everything that can be said of it: the text on the left, the rest beside it. */
export function PostForm({ answer, ...form }: PostFormProps) {
  const [made, makeAnew] = useReducer((count: number) => count + 1, 0)
  return <FormOnce key={made} {...form} answer={made === 0 ? answer : null} makeAnew={makeAnew} />
}

function FormOnce({
  post,
  kind,
  values,
  stored,
  categories,
  products,
  publishes,
  sender,
  refused,
  action,
  answer,
  makeAnew,
}: PostFormProps & { makeAnew: () => void }) {
  const router = useRouter()
  const target = post ? `article:${post.id}` : `${kind}:new`
  const form = useRef<HTMLFormElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const base = usePostBase({ post, values, isTyped: stored !== null, form, isBusy, makeAnew })
  const { version, setVersion, wasSaved } = base
  /** The version that the form knew when it was refused. */
  const [overtaken, setOvertaken] = useState(0)
  const [inConflict, setInConflict] = useState(false)
  const onDone = useCallback(
    (saved: SavedPost, element: HTMLFormElement, sent: DraftFields) => {
      setInConflict(false)
      if (post) {
        // A reason is given for one save.
        const isGiven = post.isOthers && readFields(element).reason === sent.reason
        const said = isGiven ? { ...sent, reason: '' } : sent
        if (isGiven) writeFields(element, { reason: '' })
        wasSaved(saved, element, said)
        return clearDraft(target, { ...said, slug: saved.slug })
      }
      leaveForm({ own: target, target: `article:${saved.id}`, form: element, sent, version: saved.version })
      clearDraft(target)
      // Whoever writes another one finds an empty form.
      makeAnew()
      router.push(routes.adminEditPost(saved.id))
    },
    [target, post, router, wasSaved, makeAnew],
  )
  const onConflict = useCallback(() => {
    setOvertaken(version)
    router.refresh()
  }, [router, version])
  const act = post ? 'update' : 'create'
  const save = usePostSave({ form, action, answer, act, onDone, onConflict })
  const { failed, pending, errorOf } = save
  // Until a save succeeds: another refusal in between must not take the other text away.
  if (isOvertaken(failed) && post && !inConflict) setInConflict(true)
  isBusy.current = inConflict || pending
  const shown = { values: base.shown, errorOf }
  const choices = useMemo(
    () => ({
      category: new Map(categories.map(({ slug, name }) => [slug, name])),
      productId: new Map(products.map(({ id, name }) => [id, name])),
    }),
    [categories, products],
  )

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    takeOver(target, element)
    return () => noteKeys(element)
  }, [target])
  useSaveKey(form)
  useBarRoom(bar)

  return (
    <form {...save.form} className="post-form">
      <PostMarks id={post?.id} kind={kind} sender={sender} refused={refused} version={version} onVersion={setVersion} />
      <div className="post-main">
        {!post && <KindLinks kind={kind} />}
        {post && (
          <PresenceNotice
            id={post.id}
            version={version}
            status={base.shown.status}
            onNewer={() => base.isUnchanged() && router.refresh()}
          />
        )}
        {post && inConflict && (
          <ConflictPanel
            key={post.version}
            id={post.id}
            theirs={stored ?? (post.version > overtaken ? values : null)}
            mine={values}
            choices={choices}
            isKept={!answer || answer.ok || !answer.values?.unkept}
            onDecide={(left) => {
              setDraftAside({ target, name: `conflict-${post.version}`, fields: left })
              setVersion(post.version)
            }}
          />
        )}
        <TitleAndSlug
          id="post"
          title={base.shown.title}
          slug={base.shown.slug}
          slugIsOwn={base.shown.slugIsOwn}
          follows={!post?.wasPublished}
          path={routes.text(kind, '')}
          errorOf={errorOf}
          large
        />
        <ContentField
          defaultValue={base.shown.content}
          error={errorOf('content')}
          draftTarget={target}
          version={post?.version}
        />
        {kind === 'review' && <ReviewFields {...shown} products={products} />}
      </div>
      <div className="post-side">
        <PostSettings {...shown} categories={categories} publishes={publishes} />
        <SearchSettings {...shown} />
        {post?.isOthers && <AuthorReason id="post-reason" value={base.shown.reason} error={errorOf('reason')} />}
      </div>
      <div ref={bar} className="post-bar">
        <div className="post-said">
          <FormStatus message={failed?.message} errors={failed ? fieldProblems(failed) : undefined} />
          <WaitingLine waiting={save.waiting} />
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
