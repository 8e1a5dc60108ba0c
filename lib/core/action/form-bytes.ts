/** The largest form that an action takes unless it says otherwise (design, section 9: 1 MB), files included. */
export const FORM_BYTES = 1024 * 1024

/** The largest body that is read at all, four times as much: a form that is too large is told so, in words and with what was typed. */
export const BODY_BYTES = 4 * FORM_BYTES
