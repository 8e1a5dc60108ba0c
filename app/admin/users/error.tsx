'use client'

import { LoadFailed } from '@/components/admin/load-failed'

export default function UsersError({ error, retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed text="Failed to load users" error={error} retry={retry} />
}
