/**
 * Does something with every item of a list, with so many of them at a time. The list may grow meanwhile: what is added is done,
 * too. It is empty afterwards.
 */
export async function atOnce<Item>(count: number, items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const work = async () => {
    for (let item = items.shift(); item !== undefined; item = items.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: count }, work))
}
