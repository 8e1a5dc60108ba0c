import '@/components/articles/text.css'
import { Kicker } from '@/components/ui/kicker'

/** What it comes to in the end, once somebody has written that. */
export function Verdict({ text }: { text: string }) {
  if (!text) return null
  return (
    <section aria-label="Verdict" className="verdict">
      <Kicker>Verdict</Kicker>
      <p>{text}</p>
    </section>
  )
}
