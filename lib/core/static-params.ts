/**
 * What `generateStaticParams` returns: Next wants at least one set per dynamic route, so an empty database gives one
 * that no row can have (slugs and numbers are shape-checked) and that answers 404.
 */
export const orPlaceholder = <Params extends Record<string, string>>(known: Params[], impossible: Params): Params[] =>
  known.length > 0 ? known : [impossible]

/** How many pages of one kind the build prerenders, newest first; the rest are made at their first request. */
export const PRERENDERED = 200
