import { answerOneClick, leadToUnsubscribePage } from '@/lib/newsletter/one-click'

/** The button of mail programs (RFC 8058): no cookie, no page, no redirect. */
export const POST = answerOneClick

/** Leads people who follow the link to the page with a button. Programs that only look change nothing. */
export const GET = leadToUnsubscribePage
