'use client'

const styles = `
  :root { color-scheme: light dark; --paper: #fbfaf6; --ink: #16181b; --muted: #5a5f66; --accent: #c2330f; --on: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #101214; --ink: #edebe5; --muted: #a3a8ae; --accent: #ff7a52; --on: #1c0d07 }
  }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; background: var(--paper);
    color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em }
  p { margin: 0 0 1rem; color: var(--muted); max-width: 44ch }
  button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 6px; background: var(--accent);
    color: var(--on); font: inherit; font-weight: 600; cursor: pointer }
  button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`

/** Replaces the whole document when the root layout itself fails, so it brings its own styles. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Unexpected Application Error!</title>
        <style>{styles}</style>
      </head>
      <body>
        <main role="alert">
          <h1>Unexpected Application Error!</h1>
          <p>The fault is ours and has been noted. Trying again often helps.</p>
          {error.digest && <p>Reference: {error.digest}</p>}
          <button type="button" onClick={retry}>
            Try Again
          </button>
        </main>
      </body>
    </html>
  )
}
