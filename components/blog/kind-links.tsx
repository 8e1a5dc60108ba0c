import { ChipLinks } from '@/components/ui/chip-links'
import { routes } from '@/lib/core/routes'
import type { ArticleKind } from '@/lib/generated/prisma/enums'

/** What is to be written; a review has more to say, and stays one. */
export const KindLinks = ({ kind }: { kind: ArticleKind }) => (
  <div className="mb-6">
    <ChipLinks
      label="Kind of post"
      links={[
        { label: 'Article', href: routes.adminNewPost, current: kind === 'article' },
        { label: 'Review', href: routes.adminNewReview, current: kind === 'review' },
      ]}
    />
  </div>
)
