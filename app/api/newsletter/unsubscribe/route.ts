import { answerOneClick, leadToUnsubscribePage } from '@/lib/newsletter/one-click'

/** The button of mail programs (RFC 8058): no cookie, no page, no redirect. */
export const POST = answerOneClick

/** The same address followed as a link; programs that only look change nothing. */
export const GET = leadToUnsubscribePage
