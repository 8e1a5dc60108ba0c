import type { routes } from '@/lib/core/routes'

type FeedLinkProps = { href: typeof routes.feed | ReturnType<typeof routes.feedOf>; of: string }

/** The feed of a list, no higher than the result line beside it. `of` says whose it is to those who cannot see that. */
export function FeedLink({ href, of }: FeedLinkProps) {
  return (
    <a
      href={href}
      className="-my-1.5 inline-flex min-h-8 items-center text-sm text-muted underline-offset-4 hover:text-accent hover:underline"
    >
      Feed<span className="sr-only"> of {of}</span>
    </a>
  )
}
