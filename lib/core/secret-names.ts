/** Words that mark a name as belonging to a secret, in any spelling: `newPassword`, `api_key`, `X-Auth-Token`. */
const SECRET_WORDS =
  /pass(word|wd|phrase|code)|secret|token|credential|authorization|cookie|api[-_ ]?key|private[-_ ]?key|totp/i

/** Whether a field, key or header of this name is likely to hold a secret. Errs on the side of yes. */
export const isSecretName = (name: string) => SECRET_WORDS.test(name)

/** An address without what its query string says under the name of a secret. */
export const hideSecrets = (address: string) =>
  address.replace(/([?&]([^=&#]*)=)[^&#]*/g, (all, start, name) => (isSecretName(name) ? `${start}[hidden]` : all))
