import { parentPort, workerData } from 'node:worker_threads'
import { drainConnections } from '../drain-connections.ts'
import type { FrontPlan, Repeatable } from './bridge.ts'
import { createFront } from './front-server.ts'

type Message = { open: true } | { drain: true } | { answer: Repeatable }

const plan: FrontPlan = workerData
const { server, answers } = createFront(plan)
const drain = drainConnections()

parentPort?.on('message', (message: Message) => {
  if ('answer' in message) return answers.keep(message.answer)
  if ('open' in message) return server.listen(plan.port, plan.host || undefined)
  server.close(() => parentPort?.postMessage({ drained: true }))
  drain()
})
