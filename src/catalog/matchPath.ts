/** The values in a path. Ids stay strings: they are used in paths and queries. */
export type PathParams = { id?: string; scope?: string; token?: string }

/** At most 9 digits, so that every id fits PostgreSQL's integer; no zero, no leading zeros. */
const ID = /^[1-9]\d{0,8}$/
const TOKEN = /^[\w-]{16,128}$/

const PATTERNS: Record<string, RegExp> = { '{id}': ID, '{scope}': ID, '{token}': TOKEN }

/** True for text that can be the id of a record in a path. */
export const isPathId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value)

/**
 * Matches a path with a template of PATHS. Since ids are digits only, no static part (`new`,
 * `edit`) can be taken for an id.
 * @returns the values of the placeholders, or null if it does not match
 */
export const matchPath = (template: string, pathname: string): PathParams | null => {
  const expected = template.split('/')
  const given = pathname.split('/')
  if (expected.length !== given.length) return null
  const params: PathParams = {}
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? ''
    const pattern = PATTERNS[part]
    if (!pattern && part !== value) return null
    if (!pattern) continue
    if (!pattern.test(value)) return null
    params[part.slice(1, -1) as keyof PathParams] = value
  }
  return params
}
