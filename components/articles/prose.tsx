import './text.css'
import { PlayEmbeds } from './play-embeds'

/** A text's body. `html` is the output of the sanitised Markdown pipeline and of nothing else. */
export function Prose({ html }: { html: string }) {
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {html.includes('class="embed"') && <PlayEmbeds />}
    </>
  )
}
