/** Something that can be seen: no space, no control character, nothing that takes no room, and no blank Braille cell. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text says anything; blanks and invisible signs alone do not. */
export const saysSomething = (text: string) => VISIBLE.test(text)
