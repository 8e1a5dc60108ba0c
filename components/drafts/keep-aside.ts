'use client'

import { BrowserCopies } from './browser-copies'
import { lastOwner } from './copy-key'
import type { Aside } from './draft-events'
import { readCopies, writeCopies } from './local-drafts'

/** Keeps a text for a form that is not on this page; it is offered there when that is opened. */
export function keepAside({ target, name, fields }: Aside): void {
  const owner = lastOwner()
  const local = {
    read: () => readCopies(owner, target),
    write: (copies: Parameters<typeof writeCopies>[2]) => writeCopies(owner, target, copies),
  }
  const id = `aside:${name}`
  const copies = fields ? [{ id, fields, at: Date.now(), saved: false, version: 0 }] : []
  new BrowserCopies(local, id).write(copies, [id])
}
