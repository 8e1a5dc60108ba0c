/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestGone?: Set<string> }

const gone = () => {
  shared.fieldtestGone ??= new Set()
  return shared.fieldtestGone
}

/** Remembers that what stood at a path was removed. Only rows of the database get here, so made-up paths cannot fill it. */
export const markGone = (path: string) => void gone().add(path)

/** Whether something once stood at the path and was removed. */
export const isGone = (path: string) => gone().has(path)
