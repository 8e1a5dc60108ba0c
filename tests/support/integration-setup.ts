import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, inject, vi } from 'vitest'
import { createTestDatabase, databaseUrl, dropTestDatabase } from './database-server'
import { beginRequest, request } from './request'

// Each test file works on a database and a folder of its own; both are known before lib/core/db is imported.
const server = inject('serverUrl')
const database = await createTestDatabase(server, inject('template'))
const folder = mkdtempSync(join(inject('dataRoot'), 'file-'))

delete process.env.SMTP_URL
Object.assign(process.env, {
  DATABASE_URL: databaseUrl(server, database),
  AUTH_SECRET: randomBytes(32).toString('base64url'),
  SITE_URL: 'http://localhost:3000',
  MAIL_FROM: 'Fieldtest <no-reply@fieldtest.example>',
  DATA_DIR: folder,
  TRUST_PROXY: '1',
})

vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': request.address }),
}))

vi.mock('next/cache', () => ({
  cacheLife: () => {},
  cacheTag: (...tags: string[]) => void request.cacheTags.push(...tags),
  refresh: () => {},
  revalidatePath: () => {},
  revalidateTag: (tag: string) => void request.updatedTags.push(tag),
  updateTag: (tag: string) => void request.updatedTags.push(tag),
}))

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => {},
  // What an answer need not wait for is not waited for here either.
  after: (work: () => unknown) => void request.afterwards.push(work),
}))

vi.mock('@/lib/auth/viewer', () => {
  const findViewer = async () => request.viewer
  return { findViewer, viewerSource: { findViewer, findSessionProof: async () => request.provedAt } }
})

// Hashing is slow on purpose. Here nobody guesses, and what is asserted is whose hash it is (its cost: auth/password-cost.test.ts).
vi.mock('@/lib/auth/password-cost', async (original) => {
  const { NOBODY } = await original<typeof import('@/lib/auth/password-cost')>()
  return { COST: 4, NOBODY: NOBODY.replace('$12$', '$04$') }
})

beforeEach(() => {
  beginRequest()
})

afterAll(async () => {
  const { db } = await import('@/lib/core/db')
  await db.$disconnect()
  await dropTestDatabase(server, database)
})
