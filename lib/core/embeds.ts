import { parseUrl } from '@/lib/core/parse-url'

/** A video of another site: who shows it there, and the address of the player that a frame is pointed to. */
export type Embed = { provider: 'YouTube' | 'Vimeo'; frame: string }

/** The only hosts that a frame on our pages may show; see `security-headers.ts`. */
export const EMBED_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const [YOUTUBE, VIMEO] = EMBED_ORIGINS

/** The player of a video that has this address on YouTube or Vimeo; null for any other address. */
export function findEmbed(address: string): Embed | null {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  switch (url.hostname.replace(/^(?:www|m|music)\./, '')) {
    case 'youtu.be':
      return toYouTube(url, url.pathname.slice(1))
    case 'youtube.com':
    case 'youtube-nocookie.com': {
      const [, id] = /^\/(?:shorts|live|embed)\/([^/]+)\/?$/.exec(url.pathname) ?? []
      return toYouTube(url, id ?? (url.pathname === '/watch' ? url.searchParams.get('v') : null))
    }
    case 'vimeo.com':
    case 'player.vimeo.com':
      return toVimeo(url)
    default:
      return null
  }
}

function toYouTube({ searchParams }: URL, id: string | null): Embed | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null
  const start = toSeconds(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return { provider: 'YouTube', frame: `${YOUTUBE}/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}` }
}

/** `90`, `90s` or `1h2m3s`; 0 for anything else. */
function toSeconds(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

/** A video that is not listed has a second part, without which it is not shown. */
function toVimeo({ pathname, searchParams }: URL): Embed | null {
  const [, id, hash = searchParams.get('h')] =
    /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  if (!id) return null
  const unlisted = hash && /^[0-9a-f]{6,20}$/.test(hash) ? `&h=${hash}` : ''
  return { provider: 'Vimeo', frame: `${VIMEO}/video/${id}?autoplay=1&dnt=1${unlisted}` }
}
