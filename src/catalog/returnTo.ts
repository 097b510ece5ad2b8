import { toInternal } from './codec'

/** Longer values are never valid: the longest page path has about 60 characters. */
const MAX_LENGTH = 2048
/** Printable ASCII without `\`, which browsers read as `/`, and without `#`. */
const PATH_AND_QUERY = /^(?<path>\/[\w\-/]*)(?:\?[\x21\x22\x24-\x5b\x5d-\x7e]*)?$/

/**
 * Checks the `to` parameter of the sign-in page against open redirects: only a page of the table
 * that a signed-in user can open is accepted, in its plain form.
 * @param value any value of the query
 * @returns the path with its query, or null when it is not one of our pages
 */
export const safeReturnTo = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  const path = PATH_AND_QUERY.exec(value)?.groups?.path
  const guard = path && toInternal(path)?.route.guard
  return guard && guard !== 'public' && guard !== 'guests' ? value : null
}
