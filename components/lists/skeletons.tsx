import '@/components/articles/editorial.css'

const keys = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The place of the line that says how many there are. */
const LineSkeleton = () => (
  <div aria-hidden="true" className="mt-4 mb-6">
    <div className="skeleton h-5 w-48" />
  </div>
)

/** The geometry of a grid of cards. */
export function CardsSkeleton({ count = 9 }: { count?: number }) {
  return (
    <>
      <LineSkeleton />
      <div role="status" aria-label="Loading" className="cards">
        {keys(count).map((key) => (
          <div key={key} aria-hidden="true">
            <div className="picture skeleton" />
            <div className="skeleton mt-4 h-4 w-24" />
            <div className="skeleton mt-2 h-6" />
            <div className="skeleton mt-1 h-6 w-3/4" />
            <div className="skeleton mt-3 h-5" />
            <div className="skeleton mt-1 h-5 w-5/6" />
            <div className="skeleton mt-4 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </>
  )
}

/** The geometry of a list of news: a headline of two lines, on narrow screens of three, two of the description, and the foot. */
export function NewsSkeleton({ count = 8 }: { count?: number }) {
  return (
    <>
      <LineSkeleton />
      <div role="status" aria-label="Loading" className="news-list">
        {keys(count).map((key) => (
          <div key={key} aria-hidden="true" className="news-row">
            <div className="news-text">
              <div className="skeleton h-4 w-20" />
              <div className="skeleton mt-2 h-5" />
              <div className="skeleton mt-1 h-5 sm:w-3/4" />
              <div className="skeleton mt-1 h-5 w-1/2 sm:hidden" />
            </div>
            <div className="picture skeleton" />
            <div className="news-excerpt mt-2">
              <div className="skeleton mt-1 h-5" />
              <div className="skeleton mt-1 h-5 w-5/6" />
            </div>
            <div className="news-foot">
              <div className="skeleton my-1.5 h-5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
