/**
 * Rendered whole per request, without a session: searches in free text. No shell is sent ahead and no Suspense stands
 * above, since what streams in later is not seen without scripts.
 */
export const instant = false

export default function RequestLayout({ children }: LayoutProps<'/'>) {
  return children
}
