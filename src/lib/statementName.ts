import { createHash } from 'node:crypto'

/** Statements with a name are kept by every connection: callers must not fill them with new ones. */
const MAX_NAMES = 500

const names = new Map<string, string>()

/** The name under which a statement is prepared; nothing once there is no room for more of them. */
export const statementName = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
