import { leaveForProvider } from '@/lib/auth/social-flow'

/** The way to a provider for browsers without scripts. */
export const GET = () => leaveForProvider()
