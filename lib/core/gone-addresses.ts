/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestGone?: Set<string> }

const gone = () => {
  shared.fieldtestGone ??= new Set()
  return shared.fieldtestGone
}

/**
 * Notes whether what stood at a path was removed, each time that somebody looks: it may come back. Only paths of rows of the
 * database are kept, so made-up ones cannot fill it.
 */
export const noteGone = (path: string, isRemoved: boolean) => void (isRemoved ? gone().add(path) : gone().delete(path))

/** Whether something once stood at the path and was removed. */
export const isGone = (path: string) => gone().has(path)
