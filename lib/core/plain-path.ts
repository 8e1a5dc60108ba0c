/** The path of an address as Next reads it, without its query: an escaped letter leads to the same place. */
export function toPlainPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return decodePart(path)
}

/** A part of an address as it was meant; one that is not escaped rightly is taken as it stands. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
