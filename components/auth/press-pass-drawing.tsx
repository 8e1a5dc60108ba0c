/** A reader's pass on its ribbon, drawn in one line weight; the site's score tile stands for the picture. */
export function PressPassDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 400"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
    >
      <path d="M92 0l62 118M228 0l-62 118" className="stroke-muted" />
      <path d="M112 0l48 92M208 0l-48 92" className="stroke-line" />
      <path d="M148 112h24v22h-24zM160 134v14" />
      <path d="M56 156h208v220H56z" fill="var(--raised)" />
      <path d="M140 168h40v8h-40z" />
      <path d="M80 200h84v84H80z" className="fill-accent stroke-accent" />
      <path
        d="M106 262c0-10 7-16 16-16s16 6 16 16M122 220a11 11 0 1 1 0 22a11 11 0 0 1 0-22z"
        stroke="var(--accent-ink)"
      />
      <path d="M184 206h56M184 224h56M184 242h32" className="stroke-muted" />
      <path d="M184 276l10 10 18-22" className="stroke-accent" strokeWidth={4} />
      <path d="M80 312h160" className="stroke-line" />
      <path d="M80 330v22M88 330v22M100 330v22M106 330v22M118 330v22M130 330v22M136 330v22M150 330v22M160 330v22M166 330v22M180 330v22M192 330v22M200 330v22M208 330v22M222 330v22M232 330v22M240 330v22" />
      <path d="M56 376l14 14h208V168l-14-12" className="stroke-line" />
    </svg>
  )
}
