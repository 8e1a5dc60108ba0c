'use client'

import { LoadFailed } from '@/components/users/load-failed'

export default function UsersError({ error, retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed error={error} retry={retry} />
}
