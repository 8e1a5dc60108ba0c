import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { threadTimes } from './thread-times'
import { noteWaitingWrite } from './waiting-writes'
import { WriteTurns } from './write-turns'

const turns = new WriteTurns(threadTimes, noteWaitingWrite)

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  if (request.method === 'GET') turns.pageAsked()
})

/** Resolves when a write may begin: at once, unless many are sent while pages are being read. */
export const turnToWrite = (): Promise<void> => turns.take()
