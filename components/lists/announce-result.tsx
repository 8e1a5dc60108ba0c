'use client'

import { useEffect } from 'react'
import { announce, openDialog } from '@/components/ui/toast'

/** The address of the results that have just gone, while the page is of the same list. */
let left: string | null = null

const here = () => location.pathname + location.search

/** The list of an address: a category of the reviews is a state of theirs, and a subcategory one of its category. */
const listOf = (address: string) => address.replace(/^(\/reviews)\/category\/.*|^(\/category\/[^/?]+)\/.*|\?.*/, '$1$2')

/**
 * Draws nothing. Reads out what another state of the list on show has come to: what arrives with a page is not read by itself.
 * A page that is loaded or come to from elsewhere is read from its title on, so nothing is said then.
 */
export function AnnounceResult({ text }: { text: string }) {
  // With each state of the list: two may have the same words.
  useEffect(() => {
    const address = here()
    // A dialog over the list is what has come, and is read by itself; below it the list is as it was.
    const isCovered = openDialog() !== undefined
    const isState = left && left !== address && listOf(left) === listOf(address)
    if (isState && !isCovered) announce(text)
    return () => {
      // By now the address is that of what has come.
      if (listOf(here()) !== listOf(address)) left = null
      else if (!isCovered) left = address
    }
  })
  return null
}
