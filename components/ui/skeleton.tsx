/** A stand-in with the size of what comes, given by `className`. The list around it says that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />
}
