import '@/components/articles/editorial.css'
import './search.css'
import { PictureFrame } from '@/components/articles/picture-frame'
import { Avatar } from '@/components/layout/avatar'
import { ScoreTile } from '@/components/reviews/score-tile'
import { DateText } from '@/components/ui/date-text'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/core/format-count'
import type { Address } from '@/lib/core/routes'
import { kindName } from '@/lib/search/kinds'
import type { SearchResult } from '@/lib/search/result'
import { MarkedText } from './marked-text'

const SIZES = '(width >= 40rem) 10rem, 6.5rem'

/** One thing found: what it is, its title, where the words stand in it, and who says so. */
export function ResultRow({ result }: { result: SearchResult }) {
  const { kind, category, snippet, picture, rating } = result

  return (
    <article className="result">
      <div className="result-text">
        <Kicker>
          {kindName(kind)}
          {category && <span className="result-category">{category.name}</span>}
        </Kicker>
        <h2>
          <ResultLink result={result} />
        </h2>
        {snippet.length > 0 && (
          <p className="result-snippet">
            <MarkedText pieces={snippet} />
          </p>
        )}
        <ResultMeta result={result} />
      </div>
      {picture && category && (
        <div className="result-picture">
          <PictureFrame picture={{ ...picture, alt: '' }} category={category} sizes={SIZES} />
          {kind === 'review' && rating !== null && <ScoreTile rating={rating} />}
        </div>
      )}
      {kind === 'person' && <Avatar username={result.username} image={result.avatar} size="lg" />}
    </article>
  )
}

/** News stands on another site; everything else is a page of this one. */
function ResultLink({ result: { kind, href, title } }: { result: SearchResult }) {
  const text = <MarkedText pieces={title} />
  if (kind === 'news') {
    return (
      <a href={href} rel="noopener" className="stretched">
        {text}
      </a>
    )
  }
  return (
    // `toAddress` of lib/search makes all others from the registry.
    <Link href={href as Address} className="stretched">
      {text}
    </Link>
  )
}

function ResultMeta({ result }: { result: SearchResult }) {
  const { kind, by, username, publishedAt, readMinutes, replyCount, rating } = result

  return (
    <p className="dots meta">
      {kind === 'person' && <span>@{username}</span>}
      {by && <span className={kind === 'news' ? 'news-source' : undefined}>{by}</span>}{' '}
      {publishedAt && <DateText time={publishedAt} />} {readMinutes !== null && <span>{readMinutes} min read</span>}
      {replyCount !== null && <span>{counted(replyCount, 'reply', 'replies')}</span>}{' '}
      {kind === 'product' && rating !== null && <span>{rating.toFixed(1)} out of 5</span>}
    </p>
  )
}
