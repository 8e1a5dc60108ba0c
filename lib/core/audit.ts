import { clientAddress, networkOf } from './client-address'
import { type Db, db } from './db'
import { isSecretName } from './secret-names'
import type { Member } from './viewer'

/** A value that JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

export type AuditNote = {
  /** Dotted, thing first: `user.change-role`, `comment.hide`. */
  action: string
  /** The thing it was done to, such as `user:{id}`. */
  subject?: string
  /** Why, in the words of whoever did it. */
  reason?: string
  details?: JsonObject
}

type AuditRecord = AuditNote & {
  /** Whoever did it; `null` is the system itself. */
  actor: Pick<Member, 'id' | 'username'> | null
  network?: string
}

/**
 * Writes one row of the append-only audit log. Give it the transaction of the act, so that neither exists without the other.
 * Links that let somebody in are masked: people type and paste them, and the log is read by more than may use them.
 * @throws TypeError when `details` has a name that stands for a secret, which only a mistake of ours can give it.
 */
export async function writeAudit(
  client: Db,
  { actor, action, subject, network, reason, details }: AuditRecord,
): Promise<void> {
  await client.auditEntry.create({
    data: {
      actorId: actor?.id,
      actor: actor?.username,
      action,
      subject,
      network,
      reason: reason && maskText(reason),
      details: details && maskSecrets(details, 'details'),
    },
    select: { id: true },
  })
}

/** Notes who took a list away as a table, and which part of it. */
export async function noteExport(
  action: `${string}.export`,
  actor: Pick<Member, 'id' | 'username'>,
  headers: Pick<Headers, 'get'>,
  details: JsonObject,
): Promise<void> {
  await writeAudit(db, { actor, action, network: networkOf(clientAddress(headers)), details })
}

const maskText = (text: string) => text.replace(/([?&/#](?:token|code|key|secret)[=/])[^\s&]+/gi, '$1[hidden]')

function maskSecrets(value: JsonObject, path: string): JsonObject {
  const masked = Object.entries(value).map(([name, inner]): [string, Json] => {
    if (isSecretName(name) || /link|hash/i.test(name))
      throw new TypeError(`The audit log takes no secrets: ${path}.${name}.`)
    return [name, maskValue(inner, `${path}.${name}`)]
  })
  return Object.fromEntries(masked)
}

function maskValue(value: Json, path: string): Json {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? value.map((inner) => maskValue(inner, path)) : maskSecrets(value, path)
}

/** `Array.isArray` does not narrow lists that are only read. */
const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] => Array.isArray(value)
