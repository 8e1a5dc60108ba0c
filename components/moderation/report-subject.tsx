'use client'

import { useMarks } from '@/components/auth/viewer-store'
import { ReportButton } from './report-button'

type ReportSubjectProps = { kind: 'article' | 'profile'; id: string; noun?: 'review'; label: string }

/** Reports what the page itself is about; nothing for whoever wrote it or is shown. */
export function ReportSubject(props: ReportSubjectProps) {
  const own = useMarks(`${props.kind === 'profile' ? 'person' : 'article'}:${props.id}`)?.own
  if (own?.article || own?.person) return null
  return <ReportButton {...props} />
}
