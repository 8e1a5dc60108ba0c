'use client'

import { useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { SubmitButton } from '@/components/ui/submit-button'
import { exportNews } from '@/lib/account/schema'
import { shortDate } from '@/lib/core/dates'
import type { FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { FreshForm } from './fresh-form'

type ExportPanelProps = {
  action: FormAction<object>
  answer: Result<object> | null
  /** The member's address is proved. */
  verified: boolean
  /** The newest copy that was asked for. Times are ISO 8601. */
  latest: { requestedAt: string; isReady: boolean; expiresAt: string | null } | null
}

/** A copy of everything the site keeps about the member: asked for here, made by a job, fetched here. */
export function ExportPanel({ action, answer, verified, latest }: ExportPanelProps) {
  const router = useRouter()
  const isWaiting = latest !== null && !latest.isReady
  return (
    <div className="max-w-md">
      {latest?.isReady && latest.expiresAt && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-3">
          <span className="min-w-0 flex-1 basis-48">
            <b className="block font-semibold">Copy of {shortDate(latest.requestedAt)}</b>
            <span className="text-sm text-muted">can be fetched until {shortDate(latest.expiresAt)}</span>
          </span>
          {/* A file, not a page. */}
          <a href={routes.settingsExport} download className={buttonClass('outline', 'small')}>
            Download
          </a>
        </p>
      )}
      {isWaiting && (
        <p role="status" className="mb-6 border-l-2 border-info pl-4">
          Your data is being collected; this usually takes a minute. {exportNews(verified)}
        </p>
      )}
      <FreshForm
        action={action}
        answer={answer}
        id="settings-export"
        done={{ title: 'Export requested', description: exportNews(verified) }}
        onDone={() => router.refresh()}
      >
        {({ pending }) => (
          <SubmitButton pending={pending} variant="outline" disabled={isWaiting}>
            Export My Data
          </SubmitButton>
        )}
      </FreshForm>
    </div>
  )
}
