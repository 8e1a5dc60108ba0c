import { AccessDenied } from '@/components/admin/access-denied'
import { InTrash } from '@/components/blog/in-trash'
import { findOwnTrash } from '@/lib/articles/guard-queries'
import { toUuid } from '@/lib/core/uuid'
import type { Member } from '@/lib/core/viewer'

/** In place of a post that cannot be opened: the way to the trash, for whoever finds it there, else the refusal. */
export async function NoPost({ member, id }: { member: Member; id: string }) {
  const trash = toUuid(id) ? await findOwnTrash(member, id) : null
  return trash ? <InTrash {...trash} /> : <AccessDenied />
}
