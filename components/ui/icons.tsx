/** Drawn on a 20-unit grid with a 1.5 stroke and square ends. A path per icon; see `Icon`. */
const paths = {
  home: 'M3 9.5 10 3.5l7 6V17H3zM8 17v-5h4v5',
  news: 'M2.5 4h12v12h-12zM14.5 8h3v6.5a1.5 1.5 0 0 1-3 0M5.5 7h6v3h-6zM5.5 13h6',
  reviews: 'M3 3h14v14H3zM7 13.5v-3M10 13.5v-7M13 13.5v-5',
  articles: 'M4 3h12v14H4zM7 6.5h6M7 10h6M7 13.5h3.5',
  forum: 'M3 3.5h11v8H7.5L3 15zM16.5 7v10l-3.5-2.5H8.5',
  store: 'M3 7.5h14l-1 9.5H4zM6.5 9.5V6a3.5 3.5 0 0 1 7 0v3.5',
  sitemap: 'M7.5 3h5v4h-5zM2.5 13h5v4h-5zM12.5 13h5v4h-5zM10 7v3M5 13v-3h10v3',
  software: 'M2.5 3.5h15v13h-15zM2.5 7h15M5 5.25h.01M8 10l-2 2 2 2M12 10l2 2-2 2',
  hardware: 'M5.5 5.5h9v9h-9zM8.5 8.5h3v3h-3zM8 2.5v3M12 2.5v3M8 14.5v3M12 14.5v3M2.5 8h3M2.5 12h3M14.5 8h3M14.5 12h3',
  'mobile-apps': 'M5.5 2.5h9v15h-9zM9 15h2',
  cloud: 'M6 15.5a3.5 3.5 0 0 1-.5-7 4.75 4.75 0 0 1 9.2.8A3.1 3.1 0 0 1 14.5 15.5z',
  'dev-tools': 'M2.5 3.5h15v13h-15zM5.5 7.5 8 10l-2.5 2.5M10 13h4.5',
  search: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12.5 12.5 17.5 17.5',
  menu: 'M2.5 6h15M2.5 10h15M2.5 14h9',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  'arrow-up': 'M10 17V4M4.5 9.5 10 4l5.5 5.5',
  'arrow-right': 'M3 10h13M10.5 4.5 16 10l-5.5 5.5',
  'chevron-right': 'M7.5 4.5 13 10l-5.5 5.5',
  'chevron-down': 'M4.5 7.5 10 13l5.5-5.5',
  sidebar: 'M2.5 3.5h15v13h-15zM7.5 3.5v13',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1.5V4M10 16v2.5M1.5 10H4M16 10h2.5M4 4l1.75 1.75M14.25 14.25 16 16M4 16l1.75-1.75M14.25 5.75 16 4',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
  contrast: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 3v14M12.5 4v12M15 5.5v9',
  trending: 'M2.5 14.5 8 9l3 3 6.5-6.5M12.5 5.5h5v5',
  dashboard: 'M3 3h6v8H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 13h6v4H3z',
  account: 'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 17.5c.5-3.5 3.5-5 7-5s6.5 1.5 7 5',
  settings:
    'M2.5 6h8M14.5 6h3M2.5 14h3M9.5 14h8M12.5 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7.5 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  saved: 'M5 3h10v14.5l-5-4-5 4z',
  comments: 'M3 3.5h14V13H9.5L6 16.5V13H3zM6.5 7h7M6.5 9.75h4.5',
  wishlist: 'm10 2.75 2.2 4.6 5 .7-3.6 3.5.85 5L10 14.2l-4.45 2.35.85-5L2.8 8.05l5-.7z',
  check: 'M3.5 10.5 8 15l8.5-9.5',
  warning: 'M10 2.5 18.5 17h-17zM10 8v4.5M10 14.75h.01',
  info: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9v5M10 6.25h.01',
} as const

export type IconName = keyof typeof paths

/**
 * A decorative drawing in the text colour, 20 px unless `className` says otherwise; the label stands beside it or on the control. Use it in server
 * components and hand it to client components as a child, so that the drawings stay out of the bundle.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  )
}
