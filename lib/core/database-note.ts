/** Modules are bundled more than once; the state of the process is kept where all copies see it. */
const shared = globalThis as typeof globalThis & { fieldtestDatabaseAway?: boolean }

/** When to come again while the database does not answer. A restart of it takes less. */
export const RETRY_AFTER_SECONDS = 30

/** Notes whether a connection to the database was to be had, each time that somebody wants one. */
export const noteDatabase = (answers: boolean) => {
  shared.fieldtestDatabaseAway = !answers
}

/** Whether whoever wanted a connection last got none. */
export const isDatabaseAway = () => shared.fieldtestDatabaseAway === true
