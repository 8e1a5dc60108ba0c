import '@/components/articles/text.css'

export function ProsAndCons({ pros, cons }: { pros: string[]; cons: string[] }) {
  return (
    <div className="mb-10 grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <Points title="Pros" points={pros} className="points points-pro" />
      <Points title="Cons" points={cons} className="points points-con" />
    </div>
  )
}

function Points({ title, points, className }: { title: string; points: string[]; className: string }) {
  if (points.length === 0) return null

  return (
    <section aria-label={title} className={className}>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
