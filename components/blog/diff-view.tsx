import type { DiffPiece, DiffRow } from '@/lib/articles/text-diff'

type DiffViewProps = { rows: readonly DiffRow[]; before: string; after: string }

/** Two texts side by side; what changed is marked by a sign and by words for those who do not see the colours. */
export function DiffView({ rows, before, after }: DiffViewProps) {
  return (
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>{toCells(row)}</tr>
        ))}
      </tbody>
    </table>
  )
}

function toCells(row: DiffRow) {
  if (row.kind === 'skipped') {
    return (
      <td colSpan={2} className="diff-skipped">
        {row.lines} unchanged lines
      </td>
    )
  }
  if (row.kind === 'same') {
    return (
      <>
        <td>{row.text}</td>
        <td>{row.text}</td>
      </>
    )
  }
  return (
    <>
      <Side pieces={row.before} as="del" />
      <Side pieces={row.after} as="ins" />
    </>
  )
}

function Side({ pieces, as: Mark }: { pieces: readonly DiffPiece[] | null; as: 'del' | 'ins' }) {
  if (!pieces) return <td className="diff-none" />
  return (
    <td className={`diff-${Mark}`}>
      {pieces.map(({ id, text, changed }) => (changed ? <Mark key={id}>{text}</Mark> : <span key={id}>{text}</span>))}
    </td>
  )
}
