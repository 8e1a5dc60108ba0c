import type { Env } from '../env-variables'

/** Where the catcher of docker compose, and most others, take letters. */
const CATCHER_PORT = '1025'

/** Whether a site for the public keeps its letters to itself: nobody gets the one that confirms an address. */
export function keepsPublicMail({ SITE_URL, SMTP_URL }: Pick<Env, 'SITE_URL' | 'SMTP_URL'>): boolean {
  const { protocol, hostname } = new URL(SITE_URL)
  const isPublic = protocol === 'https:' && hostname !== 'localhost'
  return isPublic && (!SMTP_URL || new URL(SMTP_URL).port === CATCHER_PORT)
}
