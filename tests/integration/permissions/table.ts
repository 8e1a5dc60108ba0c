import { auth } from './auth'
import { contact } from './contact'
import type { RoomTable } from './verdicts'

/** The permission table: every action, `file#export`, times every kind of person. A new action fails until it stands here. */
const ROOMS: readonly RoomTable[] = [auth, contact]

export const TABLE = Object.assign({}, ...ROOMS.map(({ rows }) => rows)) as RoomTable['rows']

/** Makes the rows that the forms name. */
export async function prepareRows(ids: Parameters<NonNullable<RoomTable['prepare']>>[0]) {
  const made: Record<string, string> = {}
  for (const { prepare } of ROOMS) Object.assign(made, await prepare?.(ids))
  return made
}
