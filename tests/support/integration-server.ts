import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestServer } from './database-server'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
    dataRoot: string
  }
}

/** Once per run, before the first test file: the server and the folder that every file gets a part of its own of. */
export default async function setup(project: TestProject) {
  const dataRoot = mkdtempSync(join(tmpdir(), 'fieldtest-test-data-'))
  process.once('exit', () => rmSync(dataRoot, { recursive: true, force: true }))
  const { url, template, stop } = await startTestServer()
  project.provide('serverUrl', url)
  project.provide('template', template)
  project.provide('dataRoot', dataRoot)
  return stop
}
