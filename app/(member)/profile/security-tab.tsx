import { ChangePasswordForm } from '@/components/auth/change-password-form'
import { SecurityPanel } from '@/components/profile/security-panel'
import { hasPassword } from '@/lib/auth/queries'
import { readAnswer } from '@/lib/core/native-post'
import { leastAnew } from '@/lib/core/password-length'
import type { Member } from '@/lib/core/viewer'
import { changePassword } from '../posts'

type SecurityTabProps = { member: Pick<Member, 'id' | 'username' | 'role' | 'verified'>; answer: unknown }

/** How one gets in: the password, and what is to come. */
export async function SecurityTab({ member, answer }: SecurityTabProps) {
  if (!(await hasPassword(member))) return <SecurityPanel password={null} verified={member.verified} />
  const given = await readAnswer<object>('password', answer)
  return (
    <SecurityPanel
      verified={member.verified}
      password={
        <ChangePasswordForm
          action={changePassword}
          answer={given}
          username={member.username}
          least={leastAnew(member.role)}
        />
      }
    />
  )
}
