/** The id of the content of a page, which the skip link leads to. */
export const CONTENT_ID = 'content'

/** `id` of `<html>` on an error page without known user, the same as on Next's own error page. */
export const UNKNOWN_ROOT = '__next_error__'
