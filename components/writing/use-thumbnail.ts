import { useEffect, useState } from 'react'

/** An address of a chosen file, for as long as it is looked at. */
export function useThumbnail(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
