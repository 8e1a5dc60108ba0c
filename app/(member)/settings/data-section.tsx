import { DeletionForm } from '@/components/settings/deletion-form'
import { ExportPanel } from '@/components/settings/export-panel'
import { SettingsSection } from '@/components/settings/settings-page'
import { findLatestExport } from '@/lib/account/export-queries'
import { hasPassword } from '@/lib/auth/queries'
import { readAnswer } from '@/lib/core/native-post'
import type { Member } from '@/lib/core/viewer'
import { deleteAccount, exportData } from './posts'

/** `answer` names what a form of this page was answered with when it was posted without scripts. */
type DataSectionProps = { member: Pick<Member, 'id' | 'verified'>; answer: unknown }

/** Taking one's data along, and leaving. */
export async function DataSection({ member, answer }: DataSectionProps) {
  const [exporting, leaving, latest, canProve] = await Promise.all([
    readAnswer<object>('export', answer),
    readAnswer<object>('deletion', answer),
    findLatestExport(member),
    hasPassword(member),
  ])
  return (
    <>
      <SettingsSection
        id="data"
        title="Your data"
        about="Everything the site keeps about you, as one file (JSON). It can be fetched for 7 days."
      >
        <ExportPanel action={exportData} answer={exporting} verified={member.verified} latest={latest} />
      </SettingsSection>
      <SettingsSection id="leave" title="Delete account" about="For good, after 14 days in which you can come back.">
        <DeletionForm action={deleteAccount} answer={leaving} hasPassword={canProve} />
      </SettingsSection>
    </>
  )
}
