import { account } from './account'
import { articles } from './articles'
import { auth } from './auth'
import { comments } from './comments'
import { contact } from './contact'
import { drafts } from './drafts'
import { forum } from './forum'
import { media } from './media'
import { moderation, notifications } from './moderation'
import { news } from './news'
import { newsletter } from './newsletter'
import { payments } from './payments'
import { saved } from './saved'
import { store, wishlist } from './store'
import { invitations, users } from './users'
import type { RoomTable } from './verdicts'
import { writing } from './writing'

/** The permission table: every action, `file#export`, times every kind of person. A new action fails until it stands here. */
const ROOMS: readonly RoomTable[] = [
  account,
  articles,
  auth,
  comments,
  contact,
  drafts,
  forum,
  invitations,
  media,
  moderation,
  news,
  newsletter,
  notifications,
  payments,
  saved,
  store,
  users,
  wishlist,
  writing,
]

export const TABLE = Object.assign({}, ...ROOMS.map(({ rows }) => rows)) as RoomTable['rows']

/** Makes the rows that the forms name. */
export async function prepareRows(ids: Parameters<NonNullable<RoomTable['prepare']>>[0]) {
  const made: Record<string, string> = {}
  for (const { prepare } of ROOMS) Object.assign(made, await prepare?.(ids))
  return made
}
