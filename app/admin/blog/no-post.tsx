import { redirect } from 'next/navigation'
import { AccessDenied } from '@/components/admin/access-denied'
import { isInOwnTrash } from '@/lib/articles/guard-queries'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'
import { toPostId } from './post-id'

/** In place of a post that cannot be opened: the trash, for whoever finds it there, else the refusal. */
export async function NoPost({ member, id }: { member: Member; id: string }) {
  if (toPostId(id) && (await isInOwnTrash(member, id))) redirect(`${routes.adminBlog}?status=trash`)
  return <AccessDenied />
}
