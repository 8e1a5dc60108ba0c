import { wakeScript } from './wake-script'

/** A piece of what the framework's scripts read: the argument is JSON. */
const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\)<\/script>/gs

/**
 * Lets the scripts of a static page wait until the reader sees it. Next asks for them at once, and on a slow line the
 * 160 kB compete with the picture and the faces of a page that can be read, and used, without any of them. The data for
 * them waits as well: fifty small scripts, each of which holds up the page that is being read.
 */
export function loadScriptsLate(html: string): string {
  const late = html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script (?=src="\/_next\/[^>]* async="")/g, '<script type="late" ')
  return late === html ? html : waitWithData(late).replace('</head>', () => `<script>${wakeScript}</script></head>`)
}

/** A page with its data as one list at its end, or as it was where the data is not JSON. */
function waitWithData(html: string): string {
  const list = `[${[...html.matchAll(DATA)].map(([, piece]) => piece).join(',')}]`
  if (list === '[]' || !isJson(list)) return html
  // A function, as the data may hold what `replace` takes for a sign of its own.
  return html.replaceAll(DATA, '').replace(/(?=<\/body>)|$/, () => `<script type="late">${list}</script>`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
