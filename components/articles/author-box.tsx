import { Avatar } from '@/components/layout/avatar'
import { FollowButton } from '@/components/reactions/follow-button'
import { Link } from '@/components/ui/link'
import type { Byline } from '@/lib/articles/article-card'
import { isDeletedUser } from '@/lib/core/deleted-user'
import { routes } from '@/lib/core/routes'
import type { MarkSubject } from '@/lib/reactions/marks'

type AuthorBoxProps = { author: Byline; bio: string | null; subject: MarkSubject }

/** Who wrote this, with a way to follow them; nothing where the author has left. */
export function AuthorBox({ author, bio, subject }: AuthorBoxProps) {
  if (isDeletedUser(author)) return null
  return (
    <section aria-label="About the author" className="flex gap-4 border-t border-line pt-6">
      <Avatar username={author.username} image={author.avatar} size="lg" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="font-display text-lg font-[680] wrap-anywhere">
              <Link href={routes.person(author.username)} className="hover:underline">
                {author.name}
              </Link>
            </p>
            <p className="text-sm text-muted wrap-anywhere">@{author.username}</p>
          </div>
          <FollowButton username={author.username} name={author.name} subject={subject} />
        </div>
        {bio && (
          <p className="mt-2 max-w-[34em] font-reading text-base text-pretty whitespace-pre-line wrap-anywhere">
            {bio}
          </p>
        )}
      </div>
    </section>
  )
}
