/** Holds the encrypted token of a session; with https the browser's prefix `__Host-` stands before it. `deploy/nginx.conf` knows both. */
export const SESSION_COOKIE_NAME = 'authjs.session-token'
