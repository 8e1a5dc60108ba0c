import 'server-only'
import { headers } from 'next/headers'

/**
 * Whether the action was posted by the form itself, without scripts; Next's own requests for an action name it in a header.
 * Then the answer must be a page, so that what a script would follow (`callbackUrl`, `url`) has to be a redirect.
 */
export const isNativePost = async () => !(await headers()).has('next-action')
