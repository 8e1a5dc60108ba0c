/** The hairline that parts two sections. */
export function Separator({ className = '' }: { className?: string }) {
  return <hr className={`border-t border-line ${className}`} />
}
