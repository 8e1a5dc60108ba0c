import { InvitationList } from '@/components/invitations/invitation-list'
import { InviteForm } from '@/components/invitations/invite-form'
import { NativeAnswer } from '@/components/settings/native-answer'
import { readAnswer } from '@/lib/core/native-post'
import { parsePage } from '@/lib/core/pagination'
import { lastValue } from '@/lib/core/search-text'
import { listInvitations } from '@/lib/invitations/queries'
import { invite, resend, revoke } from './posts'

type InviteTabProps = { asked: Record<string, string | string[] | undefined> }

/** Asking people in, and what came of it. */
export async function InviteTab({ asked }: InviteTabProps) {
  const [list, sent, acted] = await Promise.all([
    listInvitations(parsePage(lastValue(asked.page)) ?? 1),
    readAnswer<object>('invite', asked.answer),
    readAnswer<object>('invitation', asked.answer),
  ])
  return (
    <>
      <NativeAnswer answers={[sent?.ok ? sent : null, acted]} problem={null} />
      <InviteForm action={invite} answer={sent} />
      <InvitationList {...list} resend={resend} revoke={revoke} answer={acted} />
    </>
  )
}
