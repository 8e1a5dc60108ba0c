/** A tag as a heading: 'battery life' becomes 'Battery life'; a name with capitals of its own is left as it is. */
export const tagTitle = (name: string) =>
  name === name.toLowerCase() ? name.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : name
