import { isStaff, type Viewer } from '@/lib/core/viewer'

/** News are entered and looked after by the staff: moderators and administrators. */
export const canManageNews = (viewer: Viewer) => isStaff(viewer)
