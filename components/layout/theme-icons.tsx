import { Icon } from '@/components/ui/icons'

/** The drawings for system, light and dark; the style sheet shows the one that is chosen. */
export function ThemeIcons() {
  return (
    <>
      <Icon name="contrast" className="theme-system" />
      <Icon name="sun" className="theme-light" />
      <Icon name="moon" className="theme-dark" />
    </>
  )
}
