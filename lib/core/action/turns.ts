import 'server-only'
import { onRequest } from '../on-request'
import { threadTimes } from './thread-times'
import { WriteTurns } from './write-turns'
import { noteCrowd } from './writing-crowd'

/** Modules are bundled more than once; writes of all copies are in one line, and each page is counted once. */
const shared = globalThis as typeof globalThis & { fieldtestTurns?: WriteTurns }

shared.fieldtestTurns ??= openTurns()
const turns = shared.fieldtestTurns

function openTurns(): WriteTurns {
  const turns = new WriteTurns(threadTimes, noteCrowd)
  onRequest((request, response) => {
    if (request.method !== 'GET') return
    turns.pageAsked()
    response.once('close', () => turns.pageAnswered())
  })
  return turns
}

/** Begins `write` when it is its turn: at once, unless many are sent while pages are being read. */
export const inTurn = <Result>(write: () => Promise<Result>): Promise<Result> => turns.inTurn(write)
