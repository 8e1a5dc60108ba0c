import { site } from '@/lib/core/site'

/** Names of whoever runs the site, and of nobody. */
const OFFICES = words(
  'abuse admin administrator anonymous deleted editor editorial everyone hostmaster mod moderator moderators noreply',
  'no-reply official owner postmaster root security staff support sysadmin system team verified webmaster',
)

/** Names that stand for a page or a machine, some of which are people's names as well. */
const PLACES = words(
  'about account accounts advertise all api app article articles auth author billing blog bookmarks bot careers',
  'categories category comment comments contact dashboard dev feed forum guest help home info invoice legal login',
  'logout mail me media member members news newsletter null page payments press privacy profile register review',
  'reviews sales search settings sign-in sign-out signin signout signup sitemap status store subscribe terms test',
  'trends undefined user users wishlist www you',
)

/**
 * What a name looks like at a glance: two usernames with the same skeleton cannot both exist. Case and separators are
 * ignored; 0 is o; 1, i and l are one; rn is m; vv is w.
 */
export function toSkeleton(username: string): string {
  return username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[._-]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const mark = toSkeleton(site.name)
const offices = new Set(OFFICES.map(toSkeleton))
const reserved = new Set([...OFFICES, ...PLACES].map(toSkeleton))

const hasMark = (skeleton: string) => skeleton.startsWith(mark) || skeleton.endsWith(mark)

/** Whether the name is kept for the site itself, in any look-alike spelling, also with 'official' or 'team' around it. */
export function isReservedUsername(username: string): boolean {
  const skeleton = toSkeleton(username)
  return reserved.has(skeleton) || hasMark(skeleton) || skeleton.length === 0
}

/**
 * Whether a full name, such as `Admin Team` or `[deleted]`, would pose as the site, as whoever runs it or as nobody. Narrower
 * than for usernames: people are called Dev, Page or You.
 */
export function speaksForSite(fullName: string): boolean {
  const parts = toSkeleton(fullName)
    .split(/\s/)
    .map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
  return (parts.length > 0 && parts.every((part) => offices.has(part))) || hasMark(parts.join(''))
}

/** A username made of what a provider knows about somebody, such as `Noor Haddad`; `null` when nothing usable is left. */
export function toUsername(text: string): string | null {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
    .toLowerCase()
  return name.length >= 3 && !isReservedUsername(name) ? name : null
}

function words(...lines: string[]): string[] {
  return lines.join(' ').split(' ')
}
