/** Every page below is static HTML until its content changes; the build fails when one needs the request. */
export const ensureStatic = 'navigation'

export default function PublicLayout({ children }: LayoutProps<'/'>) {
  return children
}
