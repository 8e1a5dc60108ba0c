import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { threadTimes } from './thread-times'
import { noteWaitingWrite } from './waiting-writes'
import { WriteTurns } from './write-turns'

const turns = new WriteTurns(threadTimes, noteWaitingWrite)

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  if (request.method !== 'GET') return
  turns.pageAsked()
  response.once('close', () => turns.pageAnswered())
})

/** Resolves when a write may begin: at once, unless many are sent while pages are being read. */
export const turnToWrite = (): Promise<void> => turns.take()
