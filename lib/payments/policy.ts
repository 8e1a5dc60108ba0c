import { isPaymentManager, type Viewer } from '@/lib/core/viewer'

/** Plans, keys and transactions: whoever has the `payments` right, and administrators (design, section 7). */
export const canManagePayments = (viewer: Viewer) => isPaymentManager(viewer)
