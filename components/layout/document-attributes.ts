import { KEPT_LONGEST } from '@/lib/core/kept-longest'

/**
 * What the frame remembers lives as `data-*` attributes on `<html>`: a script sets them before the first paint,
 * style sheets read them, and these few functions change them. The server never knows them.
 */
const SIDEBAR_COOKIE = 'sidebar:state'
const THEME_COOKIE = 'theme'
const SIDEBAR_SECONDS = 604_800
const FORGOTTEN = 'path=/; max-age=0; SameSite=Lax'
const NARROW = '(width < 48rem)'

export type Theme = 'system' | 'light' | 'dark'

/** The paper of each (app/tokens.css), for what the browser draws around the page. */
export const PAPER = { light: '#fbfaf6', dark: '#101214' } as const

/**
 * Runs in `<head>`, before anything is painted. Constant text, so that a content security policy can name its hash. The
 * place that an address points to, or that a reader returns to, is where it was only when the whole page is laid out
 * (later-parts.tsx). The cookie `signed-in` is the server's hint that there is a session; who it belongs to is `components/auth/viewer-store.ts`.
 * A visitor's storage is not asked: to open it takes several milliseconds, and nothing is painted meanwhile.
 */
export const firstPaintScript = `(h=>{const c=document.cookie;if(/(^|; )${SIDEBAR_COOKIE}=true/.test(c))h.dataset.sidebar="open";if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")h.dataset.laidOut="";const t=/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(c);if(t){h.dataset.theme=t[1];const m=document.createElement("meta");m.name="theme-color";m.setAttribute("property","theme");m.content=${JSON.stringify(PAPER)}[t[1]];document.head.prepend(m)}if(/(^|; )signed-in=1/.test(c)){h.dataset.signedIn="";try{const i=sessionStorage.initials;if(i)h.style.setProperty("--initials",JSON.stringify(i))}catch{}}})(document.documentElement)`

/** Calls back when an attribute of `<html>` changes; returns the way to stop. */
export function watchDocument(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies and remembers a theme; `system` forgets the choice. */
export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  paintAround(theme)
  document.cookie = `${THEME_COOKIE}=${theme}; ${theme === 'system' ? FORGOTTEN : KEPT_LONGEST}`
}

/**
 * The first colour that suits is the browser's, so that of a chosen theme stands before those of the system, which Next may
 * put in anew with any page. Its property tells it from those, one of which React would take it for, and remove it with.
 */
function paintAround(theme: Theme) {
  const { head } = document
  head.querySelector('meta[property="theme"]')?.remove()
  if (theme === 'system') return
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.setAttribute('property', 'theme')
  meta.content = PAPER[theme]
  head.prepend(meta)
}

export const isSidebarOpen = () => {
  const { dataset } = document.documentElement
  return dataset.sidebar === 'open' || dataset.drawer === 'open'
}

export function closeDrawer() {
  delete document.documentElement.dataset.drawer
}

/** Opens or closes the side bar: remembered for 7 days on wide screens, a passing drawer on narrow ones. */
export function toggleSidebar() {
  const { dataset } = document.documentElement
  // Widths glide only when somebody asked for it, not when the window or the first paint changes them.
  dataset.toggled = ''
  if (matchMedia(NARROW).matches) {
    if (dataset.drawer) delete dataset.drawer
    else {
      dataset.drawer = 'open'
      document.querySelector<HTMLElement>('#sidebar a')?.focus()
    }
    return
  }
  const open = dataset.sidebar !== 'open'
  if (open) dataset.sidebar = 'open'
  else delete dataset.sidebar
  document.cookie = `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SIDEBAR_SECONDS}; SameSite=Lax`
}
