/** Whether a text calls somebody by their `@name`, and not only somebody whose name begins with it. */
export const callsName = (text: string, username: string): boolean =>
  text
    .split('@')
    .slice(1)
    .some((rest) => rest.startsWith(username) && !/^(?:[\w-]|\.\w)/.test(rest.slice(username.length)))
