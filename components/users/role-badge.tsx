import './role-badge.css'
import type { Member } from '@/lib/core/viewer'

export const ROLE_LABEL = {
  user: 'User',
  moderator: 'Moderator',
  admin: 'Admin',
} as const satisfies Record<Member['role'], string>

/** What giving a role is called (specification, section 2). */
export const MAKE_ROLE = {
  user: 'Make Regular User',
  moderator: 'Make Moderator',
  admin: 'Make Admin',
} as const satisfies Record<Member['role'], string>

/** A role in its colour: administrators purple, moderators blue, users grey (specification, section 2). */
export function RoleBadge({ role }: { role: Member['role'] }) {
  return <span className={`badge role-${role}`}>{ROLE_LABEL[role]}</span>
}
