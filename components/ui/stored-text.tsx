/** What is stored in a field that was changed elsewhere, so that neither text is lost. */
export function StoredText({ text }: { text: string }) {
  return (
    <p className="mt-2 mb-4 border-l-2 border-warning pl-3 text-sm">
      <span className="block font-semibold">Stored now</span>
      <span className="wrap-anywhere whitespace-pre-line">{text || 'Nothing'}</span>
    </p>
  )
}
