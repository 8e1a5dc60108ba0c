'use client'

import { useEffect } from 'react'
import { type ListAddress, type ListPath, rememberList } from './last-list'

/** Draws nothing. Keeps the address of the list on show, so that `BackToList` can return to exactly this state. */
export function RememberList({ path, address }: { path: ListPath; address: ListAddress }) {
  useEffect(() => rememberList(path, address), [path, address])
  return null
}
