import { NextRequest } from 'next/server'
import { vi } from 'vitest'
import { POST } from '@/app/api/internal/expire/route'

/** Answers what a job asks of its own server as the server would; an asked-for tag is then in `request.updatedTags`. */
export function answerJobs(): void {
  vi.stubGlobal('fetch', (address: string, init: ConstructorParameters<typeof NextRequest>[1]) =>
    POST(new NextRequest(address, init)),
  )
}

/** The server is away for a while. */
export function answerNoJobs(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
}
