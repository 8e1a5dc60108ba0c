import type { Fail } from '@/lib/core/result'

/** What is wrong with a field says more than that something is. */
export const toProblem = ({ fieldErrors, message }: Fail): string =>
  Object.values(fieldErrors ?? {}).flatMap((errors) => errors ?? [])[0] ?? message
