'use client'

import { FAULT, faultStyles } from '@/lib/core/fault'

/** Replaces the whole document when the root layout itself fails, so it brings its own styles. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{FAULT.title}</title>
        <style>{faultStyles}</style>
      </head>
      <body>
        <main role="alert">
          <h1>{FAULT.title}</h1>
          <p>{FAULT.text}</p>
          {error.digest && <p>Reference: {error.digest}</p>}
          <button type="button" onClick={retry}>
            {FAULT.again}
          </button>
        </main>
      </body>
    </html>
  )
}
