import { notFound } from 'next/navigation'
import { NotFoundBoundary } from './not-found-boundary'

/** Ends a page that does not exist; see `NotFoundBoundary`. */
export function MissingPage() {
  return (
    <NotFoundBoundary>
      <Refusal />
    </NotFoundBoundary>
  )
}

function Refusal(): never {
  notFound()
}
