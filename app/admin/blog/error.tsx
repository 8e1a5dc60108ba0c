'use client'

import { LoadFailed } from '@/components/layout/load-failed'

export default function PostsError({ error, retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed error={error} retry={retry} text="Failed to load articles" />
}
