export const NO_PREVIEW = 'The preview could not be made. Your text is still here.'
