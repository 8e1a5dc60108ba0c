import type { Viewer } from '@/lib/core/viewer'

/** Products, their offers and prices belong to administrators (design, section 7). */
export const canManageProducts = (viewer: Viewer) => viewer?.role === 'admin'
