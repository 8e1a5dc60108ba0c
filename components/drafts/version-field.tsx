type VersionFieldProps = { version: number; onVersion: (version: number) => void }

/** What a form's text is written on. Its draft says so as well: restored over a newer text, it leads to both. */
export const VersionField = ({ version, onVersion }: VersionFieldProps) => (
  <input
    type="hidden"
    name="version"
    value={version}
    data-draft=""
    onInput={({ currentTarget }) => onVersion(Number(currentTarget.value))}
  />
)
