'use client'

import { NO_ANSWER } from '@/components/ui/lost-answer'
import type { Fail, Result } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { EMPTY_PICTURE, NO_PICTURE, PICTURE_BYTES, PICTURE_TYPES, TOO_LARGE } from '@/lib/media/limits'

type Sent = Result<{ markdown: string; url: string; width: number; height: number }>

/** What is wrong with a file that need not be sent to be known; null when nothing is. */
export function problemOf({ size, type }: File): string | null {
  if (!PICTURE_TYPES.split(',').includes(type)) return NO_PICTURE
  if (size === 0) return EMPTY_PICTURE
  return size > PICTURE_BYTES ? TOO_LARGE : null
}

/** Sends a picture; answers with the Markdown that shows it. */
export async function sendPicture(file: File, alt: string, caption: string): Promise<Sent> {
  const form = new FormData()
  form.append('file', file)
  form.append('alt', alt)
  form.append('caption', caption)
  const answer = await fetch(routes.pictureUpload, { method: 'POST', body: form }).catch(() => null)
  if (!answer) return fail('The picture could not be sent. Is there a connection?')
  // A server in front of the site may say so in its own way.
  if (answer.status === 413) return fail(TOO_LARGE)
  return answer.json().catch(() => fail('The picture could not be kept. Please try again.'))
}

/**
 * Sends a form with a picture to an address for uploads. What is too large is told at once: on the way a server in front of
 * the site would refuse it, in words of its own.
 */
export async function sendPictureForm(address: Address, form: FormData): Promise<Result<object>> {
  const file = form.get('file')
  if (file instanceof File && file.size > PICTURE_BYTES) {
    return { ok: false, problem: 'invalid', message: TOO_LARGE, fieldErrors: { file: [TOO_LARGE] } }
  }
  return fetch(address, { method: 'POST', body: form })
    .then((answer) => answer.json())
    .catch(() => fail(NO_ANSWER))
}

const fail = (message: string): Fail => ({ ok: false, problem: 'unexpected', message })
