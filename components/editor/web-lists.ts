const ITEM = 'li[aria-level], li[data-aria-level]'

/**
 * Joins the lists of a word processor in the browser, which gives each item a list and a block of its own and says its depth:
 * `<div class="ListContainerWrapper"><ul><li aria-level="2">…</li></ul></div>`. An item of a deeper level goes into the item
 * before it.
 */
export function joinWebLists(page: Document) {
  for (const block of page.body.querySelectorAll('div.ListContainerWrapper')) block.replaceWith(...block.childNodes)
  for (const item of [...page.body.querySelectorAll<HTMLElement>(ITEM)]) {
    const list = item.parentElement
    // Where another program has nested its lists already, its levels say nothing new.
    if (!list?.matches('ul, ol') || list.parentElement?.closest('li, ul, ol')) continue
    const before = item.previousElementSibling ?? lastItemBefore(list)
    // A list right within a list belongs to the item before it, and what follows it is an item of the outer one.
    if (!before?.matches(ITEM)) continue
    const depth = depthOf(item)
    if (depth > depthOf(before)) putWithin(before, item, list, depth)
    else if (before.parentElement !== list && before.parentElement?.tagName === list.tagName) before.after(item)
    if (list.childElementCount === 0) list.remove()
  }
}

const depthOf = (item: Element) =>
  Math.max(1, Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level')) || 1)

/** The item that a list goes on behind, where another list of such items stands right before it. */
function lastItemBefore(list: Element): Element | null {
  const before = list.previousElementSibling
  const last = before?.matches('ul, ol') ? before.lastElementChild : null
  return last?.matches(ITEM) ? last : null
}

/** Puts an item so many levels down into the last item of each, or as deep as there is one. */
function putWithin(first: Element, item: Element, list: Element, depth: number) {
  let parent = first
  for (let level = depthOf(first) + 1; level < depth; level++) parent = innerList(parent)?.lastElementChild ?? parent
  const inner = innerList(parent)
  if (inner?.tagName === list.tagName) return inner.append(item)
  const made = list.ownerDocument.createElement(list.tagName)
  made.append(item)
  parent.append(made)
}

const innerList = (item: Element) => item.querySelector(':scope > :is(ul, ol):last-child')
