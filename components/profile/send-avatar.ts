import type { Fail, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { pictureFormat } from '@/lib/media/format'
import { NO_PICTURE, PICTURE_SIDE, PICTURE_SIDE_TEXT } from '@/lib/media/limits'
import { type Crop, toFile } from './crop'

const refuse = (message: string): Fail => ({ ok: false, problem: 'invalid', message, fieldErrors: { file: [message] } })

/** Browsers give up on a picture of very many pixels as on a damaged one, without its size. The server finds which it is. */
const UNOPENED = `That picture cannot be opened here. It may be damaged, or have more than ${PICTURE_SIDE_TEXT} pixels a side.`

const isOfKnownKind = async (file: File) =>
  pictureFormat(new Uint8Array(await file.slice(0, 12).arrayBuffer())) !== null

/** The chosen file as a picture to be cut, or why it cannot be one. */
export async function openPicture(file: File): Promise<HTMLImageElement | Fail> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
  } catch {
    return refuse((await isOfKnownKind(file)) ? UNOPENED : NO_PICTURE)
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
