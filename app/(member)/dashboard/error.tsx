'use client'

import { LoadFailed } from '@/components/layout/load-failed'

export default function DashboardError({ error, retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed error={error} retry={retry} text="Failed to load posts" />
}
