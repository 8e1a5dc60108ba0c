import type { ReactNode } from 'react'
import { REST } from '@/components/ui/focus-rest'
import { AnnounceResult } from './announce-result'

type EmptyStateProps = {
  title: string
  text?: string
  /** One link or button. */
  action?: ReactNode
}

/** A drawn test bench whose needle rests at zero, one sentence, read out when a list has come to it, and one action. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-16 text-center">
      <svg
        viewBox="0 0 160 110"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeLinecap="square"
        strokeWidth={1.5}
        className="w-40 text-ink"
      >
        <path d="M8 100h144M20 100V24a6 6 0 0 1 6-6h108a6 6 0 0 1 6 6v76M32 30h96v44H32zM44 66a36 36 0 0 1 72 0M48 50l4 3M63 37l3 4M80 32v5M97 37l-3 4M112 50l-4 3M40 87h22M106 87h.01M116 87h.01M126 87h.01" />
        <path d="m80 66-28-9" className="stroke-accent" strokeWidth={2} />
        <path d="M80 66h.01" strokeWidth={5} strokeLinecap="round" />
      </svg>
      <h2 {...REST} className="mt-6 text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
      <AnnounceResult text={title} />
    </div>
  )
}
