import { Avatar } from '@/components/layout/avatar'
import { ReportSubject } from '@/components/moderation/report-subject'
import { FollowButton } from '@/components/reactions/follow-button'
import { ChipLinks } from '@/components/ui/chip-links'
import { DateText } from '@/components/ui/date-text'
import { routes } from '@/lib/core/routes'
import type { Person } from '@/lib/people/person'

/** Who this is: picture, name, what they say of themselves, what they write about. */
export function PersonHead({ person }: { person: Person }) {
  const { id, username, name, avatar, bio, joinedAt, writesAbout, counts } = person
  const isAuthor = counts.reviews + counts.articles > 0

  return (
    <header data-subject={`person:${id}`} className="grid gap-x-6 gap-y-8 border-t-2 border-ink pt-6 lg:grid-cols-12">
      <div className="flex gap-5 lg:col-span-8">
        <Avatar username={username} image={avatar} size="lg" />
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{name}</h1>
          <p className="dots mt-2 text-sm text-muted">
            <span>@{username}</span>{' '}
            <span>
              Member since <DateText time={joinedAt} />
            </span>
          </p>
          {bio && (
            <p className="mt-4 max-w-[31.75em] font-reading text-lg text-pretty whitespace-pre-line wrap-anywhere md:text-xl md:leading-8">
              {bio}
            </p>
          )}
          <div
            className={`mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 ${isAuthor ? '' : '-ml-3 has-[.button-outline]:ml-0'}`}
          >
            <FollowButton username={username} name={name} subject={`person:${id}`} silent={!isAuthor} />
            {isAuthor && (
              <a href={routes.feedOf('author', username)} className="button-quiet button-small">
                Feed<span className="sr-only"> of {name}</span>
              </a>
            )}
            <ReportSubject kind="profile" id={id} label={`the profile of ${name}`} />
          </div>
        </div>
      </div>
      {writesAbout.length > 0 && (
        <section aria-labelledby="writes-about" className="lg:col-span-4">
          <h2 id="writes-about" className="kicker text-muted mb-3">
            Writes about
          </h2>
          <ChipLinks
            label="Writes about"
            links={writesAbout.map(({ slug, name: tag }) => ({ label: tag, href: routes.tag(slug) }))}
          />
        </section>
      )}
    </header>
  )
}
