import { site } from '@/lib/core/site'

/** Names that speak for the site, for a role or for a machine; nobody may look like one of them. */
const RESERVED = [
  'about abuse account accounts admin administrator advertise all anonymous api app article articles auth author',
  'billing blog bookmarks bot careers categories category comment comments contact dashboard deleted dev editor',
  'editorial everyone feed forum guest help home hostmaster info invoice legal login logout mail me media',
  'member members mod moderator moderators news newsletter noreply no-reply null official owner page payments',
  'postmaster press privacy profile register review reviews root sales search security settings sign-in sign-out',
  'signin signout signup sitemap staff status store subscribe support sysadmin system team terms test trends',
  'undefined user users verified webmaster wishlist www you',
]
  .join(' ')
  .split(' ')

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

const reservedSkeletons = new Set([...RESERVED, site.name].map(toSkeleton))

/** Whether the name is kept for the site itself, in any look-alike spelling, also with 'official' or 'team' around it. */
export function isReservedUsername(username: string): boolean {
  const skeleton = toSkeleton(username)
  const mark = toSkeleton(site.name)
  return (
    reservedSkeletons.has(skeleton) || skeleton.startsWith(mark) || skeleton.endsWith(mark) || skeleton.length === 0
  )
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
