import NextLink from 'next/link'

/**
 * A link inside the site. Nothing is fetched ahead because it came into view: on a phone that took as many bytes as the
 * page itself. `PrefetchOnIntent` fetches what somebody is about to open.
 */
export const Link: typeof NextLink = (props) => <NextLink prefetch={false} {...props} />
