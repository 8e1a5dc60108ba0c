/** What is typed or chosen in a form that posts a text. */
const TYPED = ['title', 'category', 'tags', 'content', 'quotes']
const typedIn = (form: FormData): unknown => TYPED.map((name) => form.getAll(name))

/**
 * Names acts of posting: the same text has the same name however often it is sent, so that it is stored once when an
 * answer got lost; another text, and whatever comes after a success, has another. Empty where the browser can make none,
 * which is on plain http from another machine. `textOf`: what makes it the same text.
 */
export function makePostKeys(textOf = typedIn) {
  let key: string | undefined
  let about: string | undefined
  return {
    keyOf(form: FormData): string {
      const text = JSON.stringify(textOf(form))
      if (key === undefined || about !== text) key = crypto.randomUUID?.() ?? ''
      about = text
      return key
    },
    renew() {
      key = undefined
    },
  }
}
