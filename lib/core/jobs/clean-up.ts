import 'server-only'
import { db } from '../db'
import { DAY_MS } from '../durations'
import { removeExpiredValues } from '../native-post/kept-values'
import { removeExpiredRateLimits } from '../rate-limit'

/**
 * Removes what is over: rate limits and typed values at once, mailed secrets a week after they expired (until then they answer 'expired'),
 * ended sessions and settled mails after thirty days, drafts after ninety, as what reports have kept once they are decided,
 * read notices and kept errors after thirty, other notices after a year, measured speeds and the sums of days a little later. By then clicks no
 * longer say whose they were (content/privacy.md). Returns how many rows of each went.
 */
export async function cleanUp(now = new Date()) {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS)
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS)
  const seasonAgo = new Date(now.getTime() - 90 * DAY_MS)
  const yearAgo = new Date(now.getTime() - 365 * DAY_MS)
  const longAgo = new Date(now.getTime() - 400 * DAY_MS)
  const [rateLimits, typedValues, sessions, tokens, mails, drafts, notices, errors, speeds, days, clicks, reports] = [
    await removeExpiredRateLimits(),
    await removeExpiredValues(),
    await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: now } }, { endedAt: { lt: monthAgo } }] } }),
    await db.accountToken.deleteMany({ where: { expiresAt: { lt: weekAgo } } }),
    // Older than any mail that still waits, so what is not sent by now was given up.
    await db.outgoingMail.deleteMany({ where: { createdAt: { lt: monthAgo } } }),
    await db.draft.deleteMany({ where: { updatedAt: { lt: seasonAgo } } }),
    await db.notification.deleteMany({
      where: { OR: [{ readAt: { lt: monthAgo } }, { createdAt: { lt: yearAgo } }] },
    }),
    await db.errorEntry.deleteMany({ where: { at: { lt: monthAgo } } }),
    // The analytics look a year back.
    await db.vitalCount.deleteMany({ where: { day: { lt: longAgo } } }),
    await db.dailyCount.deleteMany({ where: { day: { lt: longAgo } } }),
    await db.affiliateClick.updateMany({
      where: { clickedAt: { lt: longAgo }, userId: { not: null } },
      data: { userId: null },
    }),
    await db.report.updateMany({ where: { decidedAt: { lt: seasonAgo }, said: { not: null } }, data: { said: null } }),
  ]
  return {
    rateLimits,
    typedValues,
    sessions: sessions.count,
    tokens: tokens.count,
    mails: mails.count,
    drafts: drafts.count,
    notices: notices.count,
    errors: errors.count,
    speeds: speeds.count,
    days: days.count,
    clicks: clicks.count,
    reports: reports.count,
  }
}
