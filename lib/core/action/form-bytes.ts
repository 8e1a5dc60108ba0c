/** The largest form that an action takes unless it says otherwise (design, section 9: 1 MB), files included. */
export const FORM_BYTES = 1024 * 1024
