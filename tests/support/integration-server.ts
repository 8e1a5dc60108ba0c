import type { TestProject } from 'vitest/node'
import { startTestServer } from './database-server'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** Once per run, before the first test file: the server that every file gets its own database on. */
export default async function setup(project: TestProject) {
  const { url, template, stop } = await startTestServer()
  project.provide('serverUrl', url)
  project.provide('template', template)
  return stop
}
