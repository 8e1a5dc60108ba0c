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
  return {
    rateLimits: await removeExpiredRateLimits(),
    typedValues: await removeExpiredValues(),
    sessions: await countOf(
      db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: now } }, { endedAt: { lt: monthAgo } }] } }),
    ),
    tokens: await countOf(db.accountToken.deleteMany({ where: { expiresAt: { lt: weekAgo } } })),
    // Older than any mail that still waits, so what is not sent by now was given up.
    mails: await countOf(db.outgoingMail.deleteMany({ where: { createdAt: { lt: monthAgo } } })),
    drafts: await countOf(db.draft.deleteMany({ where: { updatedAt: { lt: seasonAgo } } })),
    notices: await countOf(
      db.notification.deleteMany({
        where: { OR: [{ readAt: { lt: monthAgo } }, { createdAt: { lt: yearAgo } }] },
      }),
    ),
    errors: await countOf(db.errorEntry.deleteMany({ where: { at: { lt: monthAgo } } })),
    // The analytics look a year back.
    speeds: await countOf(db.vitalCount.deleteMany({ where: { day: { lt: longAgo } } })),
    days: await countOf(db.dailyCount.deleteMany({ where: { day: { lt: longAgo } } })),
    clicks: await countOf(
      db.affiliateClick.updateMany({
        where: { clickedAt: { lt: longAgo }, userId: { not: null } },
        data: { userId: null },
      }),
    ),
    reports: await countOf(
      db.report.updateMany({ where: { decidedAt: { lt: seasonAgo }, said: { not: null } }, data: { said: null } }),
    ),
  }
}

const countOf = async (write: PromiseLike<{ count: number }>) => (await write).count
