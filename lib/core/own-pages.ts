import { routes } from './routes'

/** Pages about the member alone. Whoever signs out or leaves there is led on by what they pressed, not by the page. */
export const OWN_PAGES: readonly string[] = [routes.dashboard, routes.profile, routes.settings]

/** Pages for signing in and what belongs to it. Signing in leads back to none of them. */
export const AUTH_PATHS: readonly string[] = [routes.signIn, routes.register, routes.verifyEmail, routes.resetPassword]
