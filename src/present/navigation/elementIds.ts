/** The id of the content of a page, which the skip link leads to. */
export const CONTENT_ID = 'content'

/** `id` of the `<html>` of a page whose reader is not known yet, as Next calls its own. */
export const UNKNOWN_ROOT = '__next_error__'
