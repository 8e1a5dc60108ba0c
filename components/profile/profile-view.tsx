import { buttonClass } from '@/components/ui/button'
import { REST } from '@/components/ui/focus-rest'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/core/routes'
import type { OwnProfile } from '@/lib/profile/queries'

/** The profile as others see it, with the way to change it. */
export function ProfileView({ profile }: { profile: OwnProfile }) {
  const { username, fullName, bio, isPublic } = profile
  return (
    <section aria-labelledby="public-profile">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 {...REST} id="public-profile" className="text-xl">
          Profile Information
        </h2>
        <Link href={routes.profileEdit} className={buttonClass('outline')}>
          Edit Profile
        </Link>
      </div>
      <dl className="mt-4 border-t border-line">
        <Line term="Username">{username}</Line>
        <Line term="Full name">{fullName ?? <Nothing>Not told</Nothing>}</Line>
        <Line term="Bio">
          {bio ? <span className="whitespace-pre-line">{bio}</span> : <Nothing>Nothing yet</Nothing>}
        </Line>
        <Line term="Public page">
          {isPublic ? (
            <Link href={routes.person(username)} className="quiet-link">
              {routes.person(username)}
            </Link>
          ) : (
            <Nothing>Only while you have published something</Nothing>
          )}
        </Line>
      </dl>
    </section>
  )
}

type LineProps = { term: string; children: React.ReactNode }

/** One fact: its name, and beside it what is known. */
export function Line({ term, children }: LineProps) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm leading-6 text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

const Nothing = ({ children }: { children: React.ReactNode }) => <span className="text-muted">{children}</span>
