/** Characters of the longest e-mail address that a server takes: a path has 256 octets with its brackets (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL = 254
