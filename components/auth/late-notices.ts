export { SuspendedNotice } from './suspended-notice'
export { UnverifiedNotice } from './unverified-notice'
