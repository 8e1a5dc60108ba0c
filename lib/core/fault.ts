/** What is said where a page fails for no reason that anybody foresaw (specification, section 2). */
export const FAULT = {
  title: 'Unexpected Application Error!',
  text: 'The fault is ours and has been noted. Trying again often helps.',
  again: 'Try Again',
} as const

/** For a document that says nothing else, and whose own styles may be what fails. */
export const faultStyles = `
  :root { color-scheme: light dark; --paper: #fbfaf6; --ink: #16181b; --muted: #5a5f66; --accent: #c2330f; --on: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #101214; --ink: #edebe5; --muted: #a3a8ae; --accent: #ff7a52; --on: #1c0d07 }
  }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; background: var(--paper);
    color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 3rem); line-height: 1.1; letter-spacing: -0.02em }
  p { margin: 0 0 1rem; color: var(--muted); max-width: 44ch }
  :is(button, .button) { display: inline-grid; place-content: center; min-height: 2.75rem; padding: 0 1.25rem; border: 0;
    border-radius: 6px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; text-decoration: none;
    cursor: pointer }
  :is(button, .button):focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
`
