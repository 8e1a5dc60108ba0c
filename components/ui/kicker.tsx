import type { ReactNode } from 'react'

/** A category, or another word of the kind, above a headline; muted where it only says what follows. */
export const Kicker = ({ muted = false, children }: { muted?: boolean; children: ReactNode }) => (
  <p className={muted ? 'kicker text-muted' : 'kicker'}>{children}</p>
)
