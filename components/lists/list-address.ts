type Query = Record<string, string | number | null | undefined>

/**
 * The address of a list in a given state. Blank values are left out, and so is page 1, so that every state has
 * exactly one address; the order of `query` is kept. The caller leaves out other defaults by passing null.
 */
export function listAddress<const Path extends string>(path: Path, query: Query): Path | `${Path}?${string}` {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || (name === 'page' && value === 1)) continue
    params.set(name, String(value))
  }
  return params.size > 0 ? `${path}?${params.toString()}` : path
}

export type SortOption = { sort: string; label: string }

/** What an address says of an order: nothing of the first, in which a list stands by itself. */
export const toSortParameter = (sort: string, [first]: readonly [SortOption, ...SortOption[]]) =>
  sort === first.sort ? null : sort
