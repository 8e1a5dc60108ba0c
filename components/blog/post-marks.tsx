import { VersionField } from '@/components/drafts/version-field'
import type { ArticleKind } from '@/lib/generated/prisma/enums'

type PostMarksProps = {
  /** The id of the post; undefined for a new one. */
  id: string | undefined
  kind: ArticleKind
  /** Who has the form open, by id. */
  sender: string
  /** Names the text that was refused before and stands in the form again. */
  refused: string | undefined
  version: number
  onVersion: (version: number) => void
}

/** What the form of a post says beside what is typed into it. */
export function PostMarks({ id, kind, sender, refused, version, onVersion }: PostMarksProps) {
  return (
    <>
      <input type="hidden" name="sender" value={sender} />
      {refused && <input type="hidden" name="refused" value={refused} />}
      {id ? (
        <>
          <input type="hidden" name="id" value={id} />
          <VersionField version={version} onVersion={onVersion} />
        </>
      ) : (
        <input type="hidden" name="kind" value={kind} />
      )}
    </>
  )
}
