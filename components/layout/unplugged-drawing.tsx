/** A plug that has lost its socket, drawn in one line weight. */
export function UnpluggedDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 64 480 216"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
    >
      <path d="M0 264h480" className="stroke-line" />
      <path d="M340 264V92h112v172M452 92l-20-12H320v184M340 92l-20-12" />
      <path d="M372 132h48v48h-48z" />
      <path d="M388 146v20M404 146v20" strokeWidth={4} />
      <path d="M364 212h64M364 228h40" className="stroke-muted" />
      <path d="M0 214c52 0 58 30 92 30s30-58 66-58" />
      <path d="M158 166h34c18 0 28 9 28 20s-10 20-28 20h-34z" />
      <path d="M220 178h26M220 194h26" strokeWidth={4} />
      <path d="M170 166v40M180 166v40" className="stroke-muted" />
      <path d="M262 152l10-14M270 186h18M262 220l10 14" className="stroke-accent" strokeWidth={3} />
      <path
        d="M40 264l10 10M60 264l10 10M80 264l10 10M180 264l10 10M200 264l10 10M380 264l10 10M400 264l10 10M420 264l10 10"
        className="stroke-line"
      />
    </svg>
  )
}
