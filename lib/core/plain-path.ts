/** The path of an address as Next reads it, without its query: an escaped letter leads to the same place. */
export function toPlainPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
