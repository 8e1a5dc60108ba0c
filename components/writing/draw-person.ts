import { toInitials } from '@/lib/core/initials'
import type { NamedPerson } from '@/lib/writing/queries'

/** Somebody who may be meant, in a list of choices. */
export function drawPerson(option: HTMLElement, { avatar, username, fullName }: NamedPerson) {
  const face = document.createElement(avatar ? 'img' : 'span')
  face.className = 'name-face'
  if (face instanceof HTMLImageElement) Object.assign(face, { src: avatar, alt: '' })
  else Object.assign(face.dataset, { initials: toInitials(username) })
  const name = document.createElement('b')
  name.textContent = username
  const full = document.createElement('span')
  full.textContent = fullName ?? ''
  option.append(face, name, full)
}
