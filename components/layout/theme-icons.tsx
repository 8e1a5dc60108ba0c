import { Icon } from '@/components/ui/icons'

/** The drawings for system, light and dark; the style sheet shows the one that is chosen. */
export function ThemeIcons() {
  return (
    <>
      <Icon name="contrast" className="theme-system size-5" />
      <Icon name="sun" className="theme-light size-5" />
      <Icon name="moon" className="theme-dark size-5" />
    </>
  )
}
