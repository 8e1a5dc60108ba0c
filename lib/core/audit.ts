import type { Db } from './db'
import { isSecretName } from './secret-names'
import type { Member } from './viewer'

/** A value that JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type AuditNote = {
  /** Dotted, thing first: `user.change-role`, `comment.hide`. */
  action: string
  /** The thing it was done to, such as `user:{id}`. */
  subject?: string
  /** Why, in the words of whoever did it. */
  reason?: string
  details?: { readonly [key: string]: Json }
}

type AuditRecord = AuditNote & {
  /** Whoever did it; `null` is the system itself. */
  actor: Pick<Member, 'id' | 'username'> | null
  network?: string
}

/**
 * Writes one row of the append-only audit log. Give it the transaction of the act, so that neither exists without the other.
 * @throws TypeError when `details` holds what looks like a secret: the log is read by more people than may know one.
 */
export async function writeAudit(
  db: Db,
  { actor, action, subject, network, reason, details }: AuditRecord,
): Promise<void> {
  if (details) refuseSecrets(details, 'details')
  await db.auditEntry.create({
    data: { actorId: actor?.id, actor: actor?.username, action, subject, network, reason, details },
    select: { id: true },
  })
}

function refuseSecrets(value: Json, path: string): void {
  if (typeof value === 'string' && /[?&/#](token|code|key|secret)[=/]/i.test(value)) {
    throw new TypeError(`The audit log takes no links that let somebody in: ${path}.`)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (isSecretName(name) || /link|hash/i.test(name))
      throw new TypeError(`The audit log takes no secrets: ${path}.${name}.`)
    refuseSecrets(inner, `${path}.${name}`)
  }
}
