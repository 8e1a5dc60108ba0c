import type { Fail, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { PICTURE_SIDE, PICTURE_SIDE_TEXT } from '@/lib/media/limits'
import { type Crop, toFile } from './crop'

const refuse = (message: string): Fail => ({ ok: false, problem: 'invalid', message, fieldErrors: { file: [message] } })

/** The chosen file as a picture to be cut, or why it cannot be one. */
export async function openPicture(file: File): Promise<HTMLImageElement | Fail> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
  } catch {
    return refuse('Please choose a JPEG, PNG, GIF or WebP picture.')
  }
  const { naturalWidth: width, naturalHeight: height } = picture
  if (Math.max(width, height) <= PICTURE_SIDE) return picture
  return refuse(`That picture is ${width} × ${height} pixels. A side may have at most ${PICTURE_SIDE_TEXT}.`)
}

/** Sends the square that was chosen; without one the form as it is. */
export async function sendAvatar(
  form: FormData,
  chosen: { picture: HTMLImageElement; crop: Crop } | null,
): Promise<Result<object>> {
  const cut = chosen && (await toFile(chosen.picture, chosen.crop))
  if (cut) form.set('file', cut)
  const answer = await fetch(routes.avatarUpload, { method: 'POST', body: form })
  // The handler answers with the action's own result, whatever the status.
  return answer.json()
}
