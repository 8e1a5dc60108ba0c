'use client'

import { useEffect } from 'react'

/** Goes to the sign-in page with a whole load, so that nothing of the ended session stays in the browser's memory. */
export function LeaveForSignIn({ href }: { href: string }) {
  useEffect(() => location.replace(href), [href])
  return null
}
