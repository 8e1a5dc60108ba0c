/** An ellipsis between page numbers; it always stands for two pages or more. */
export type PageItem = number | 'gap'

/** Pages further on than this are refused, so that no made-up address makes the database count rows. */
export const LAST_ADDRESSABLE_PAGE = 10_000

/**
 * The numbers a pager shows: the first, the last, the current page and its two neighbours, with 'gap' between
 * (specification, section 9). A gap that would hide a single page shows that page instead.
 * A `current` outside 1..last counts as the nearest page.
 */
export function pageItems(current: number, last: number): PageItem[] {
  const end = Math.max(1, last)
  const here = Math.min(Math.max(1, current), end)
  const shown = new Set([1, here - 1, here, here + 1, end].filter((page) => page >= 1 && page <= end))

  return [...shown]
    .sort((a, b) => a - b)
    .flatMap((page, index, pages): PageItem[] => {
      const skipped = page - (pages[index - 1] ?? 0) - 1
      if (skipped === 0) return [page]
      return skipped === 1 ? [page - 1, page] : ['gap', page]
    })
}

/** How many pages hold `total` rows. An empty list still has its first page. */
export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

/**
 * The page an address asks for. No value is page 1; anything but a plain whole number from 1 to
 * `LAST_ADDRESSABLE_PAGE` is `null`, so that every page has exactly one address.
 */
export function parsePage(value: string | undefined): number | null {
  if (value === undefined) return 1
  if (!/^[1-9]\d{0,4}$/.test(value)) return null
  const page = Number(value)
  return page <= LAST_ADDRESSABLE_PAGE ? page : null
}

/** The figures of 'Showing X - Y of Z results'. A page past the end shows nothing: `from` and `to` are 0. */
export function pageOf(total: number, page: number, size: number): { from: number; to: number; total: number } {
  const from = (page - 1) * size + 1
  if (from > total) return { from: 0, to: 0, total }
  return { from, to: Math.min(total, page * size), total }
}

/** A list that a search or a tag narrows is counted for so many pages and no further, so that a common word costs no more than a rare one. */
const PAGES_COUNTED = 100

/** How many rows of such a list are counted at most; `size` rows are a page. */
export const countingBound = (size: number): number => size * PAGES_COUNTED
