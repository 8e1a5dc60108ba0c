/** A list's title and what it is about. */
export function ListHead({ title, text }: { title: string; text: string }) {
  return (
    <header className="border-t-2 border-ink pt-4 md:flex md:items-baseline md:justify-between md:gap-8">
      <h1 className="text-3xl wrap-anywhere md:max-w-3/5 md:shrink-0 md:text-4xl">{title}</h1>
      <p className="mt-2 max-w-[26em] font-reading text-lg text-pretty wrap-anywhere text-muted md:mt-0">{text}</p>
    </header>
  )
}
