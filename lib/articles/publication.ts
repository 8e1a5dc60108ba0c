import { AppError } from '@/lib/core/app-error'
import type { ArticleKind, ArticleStatus } from '@/lib/generated/prisma/enums'
import { DRAFT_OR_THEN, NO_BACKDATING, NO_TIME, NOW_OR_THEN, TIME_OVER } from './post-limits'

type State = { status: ArticleStatus; publishedAt: Date | null; scheduledFor: Date | null }

const problem = (field: string, message: string) => new AppError('invalid', message, { [field]: [message] })

/**
 * The state that a post takes. Any change between them is allowed; what was published once keeps its date when it comes back.
 * The moment that is stored may be asked for once more: by a form that was open while it passed, which changes nothing of it.
 * @throws AppError 'invalid' when it is to come out at no time, or in the past, or when a chosen time would be dropped: that
 * of a draft, or of what is to be out now.
 */
export function toPublication(
  before: State | null,
  wanted: Pick<State, 'status' | 'scheduledFor'>,
  now = new Date(),
): State {
  const publishedAt = before?.publishedAt ?? null
  const moment = wanted.scheduledFor?.getTime()
  const isChosen = moment !== undefined && ![before?.scheduledFor?.getTime(), publishedAt?.getTime()].includes(moment)
  if (wanted.status === 'draft') {
    if (isChosen) throw problem('scheduledFor', DRAFT_OR_THEN)
    return { status: 'draft', publishedAt, scheduledFor: null }
  }
  if (wanted.status === 'published') {
    if (isChosen) throw problem('scheduledFor', moment > now.getTime() ? NOW_OR_THEN : NO_BACKDATING)
    return { status: 'published', publishedAt: publishedAt ?? now, scheduledFor: null }
  }
  if (before?.status === 'published' && moment !== undefined && publishedAt?.getTime() === moment) {
    return { status: 'published', publishedAt, scheduledFor: null }
  }
  if (!wanted.scheduledFor) throw problem('scheduledFor', NO_TIME)
  const isKept = before?.status === 'scheduled' && before.scheduledFor?.getTime() === moment
  if (!isKept && wanted.scheduledFor <= now) throw problem('scheduledFor', TIME_OVER)
  return { status: 'scheduled', publishedAt, scheduledFor: wanted.scheduledFor }
}

/**
 * When a text changed last, after an act that changes its state alone: coming out for the first time is the only one that
 * readers are told of.
 */
export const changedAt = ({ updatedAt }: { updatedAt: Date }, { publishedAt }: Pick<State, 'publishedAt'>): Date =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt

type ReviewFacts = {
  ratingTenths: number | null
  productName: string
  verdict: string
  pros: readonly string[]
  cons: readonly string[]
}

/**
 * A review comes out with everything that readers are promised of one; a draft may lack whatever it likes.
 * @throws AppError 'invalid' naming each field that is missing.
 */
export function requireComplete(kind: ArticleKind, status: ArticleStatus, review: ReviewFacts | null): void {
  if (kind !== 'review' || status === 'draft') return
  const missing: Record<string, string[]> = {
    ...(review?.productName ? {} : { productName: ['A published review names its product'] }),
    ...(review && review.ratingTenths !== null ? {} : { rating: ['A published review needs a rating'] }),
    ...(review?.pros.length ? {} : { pros: ['A published review names at least one pro'] }),
    ...(review?.cons.length ? {} : { cons: ['A published review names at least one con'] }),
    ...(review?.verdict ? {} : { verdict: ['A published review needs a verdict'] }),
  }
  const [first] = Object.values(missing)[0] ?? []
  if (first) throw new AppError('invalid', first, missing)
}

/** Whether readers see it. */
export const isPublic = ({ status, deletedAt }: { status: ArticleStatus; deletedAt: Date | null }) =>
  status === 'published' && deletedAt === null
