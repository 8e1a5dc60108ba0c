import 'server-only'
import { toExcerpt } from '@/lib/core/excerpt'
import { toPlainText } from '@/lib/core/markdown/plain-text'
import type { Member } from '@/lib/core/viewer'
import { canReport } from './policy'
import { describeTarget, parseTarget } from './target'
import { findTarget } from './target-queries'

/** What the report page says of the thing it is about; null for what the member cannot report. */
export async function findReportable(member: Member, address: { kind: string; id: string }) {
  const ref = parseTarget(address)
  const target = ref && (await findTarget(ref))
  if (!target || !canReport(member, target)) return null
  return {
    kind: target.kind,
    noun: target.noun,
    id: target.id,
    href: target.href,
    what: describeTarget(target),
    author: target.author?.username ?? '[deleted]',
    excerpt: toExcerpt(toPlainText(target.content), 300),
  }
}
