import { Icon } from '@/components/ui/icons'

/** Shown by the style sheet once the page has been scrolled by 300 px. A link, so that it needs no script. */
export function ScrollToTop() {
  return (
    <a href="#top" aria-label="Scroll to top" title="Scroll to top" className="scroll-to-top">
      <Icon name="arrow-up" />
    </a>
  )
}
