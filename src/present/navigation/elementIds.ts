/** The id of a page's content, the target of the skip link. */
export const CONTENT_ID = 'content'

/** `id` of `<html>` on an error page without known user, the same as on Next's own error page. */
export const UNKNOWN_ROOT = '__next_error__'
