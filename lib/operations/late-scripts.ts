import { wakeScript } from './wake-script'

/**
 * Lets the scripts of a static page wait until the reader sees it. Next asks for them at once, and on a slow line the
 * 160 kB compete with the picture and the faces of a page that can be read, and used, without any of them.
 */
export function loadScriptsLate(html: string): string {
  const late = html
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script (?=src="\/_next\/[^>]* async="")/g, '<script type="late" ')
  return late === html ? html : late.replace('</head>', `<script>${wakeScript}</script></head>`)
}
