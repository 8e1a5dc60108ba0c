import type { Member } from '@/lib/core/viewer'

/** Everybody who has proved an address; that, and not being suspended, is asked by the wrapper. */
export const canUploadPictures = (_member: Member) => true

/** What one member may keep here. */
export const PICTURE_QUOTA = { pictures: 200, bytes: 200 * 1024 * 1024 } as const

/** Whether one more picture of so many bytes fits. */
export const fitsQuota = (kept: { pictures: number; bytes: number }, bytes = 0) =>
  kept.pictures < PICTURE_QUOTA.pictures && kept.bytes + bytes <= PICTURE_QUOTA.bytes
