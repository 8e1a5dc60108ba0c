'use client'

import { useEffect } from 'react'
import { rememberList } from './last-list'

/** Draws nothing. Keeps the address of the list on show, so that `BackLink` can return to exactly this state. */
export function RememberList({ path, address }: { path: string; address: string }) {
  useEffect(() => rememberList(path, address), [path, address])
  return null
}
