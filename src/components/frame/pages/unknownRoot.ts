/** `id` of the `<html>` of a page whose reader is not known yet, as Next calls its own. */
export const UNKNOWN_ROOT = '__next_error__'
