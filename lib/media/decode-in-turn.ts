let last: Promise<unknown> = Promise.resolve()

/** Does one such work after the other: a large picture takes 100 MB while it is decoded, and readers need the processor. */
export function decodeInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work)
  last = turn
  return turn
}
