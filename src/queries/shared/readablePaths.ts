import type { Access, FieldAccess, PayloadRequest } from 'payload'

type ShapedField = {
  name: string
  type: string
  hidden?: boolean
  relationTo?: unknown
  access?: { read?: FieldAccess }
  flattenedFields?: readonly ShapedField[]
}
type Config = { access: { read?: Access }; flattenedFields: readonly ShapedField[] }

const configOf = ({ payload }: PayloadRequest, slug: unknown): Config | undefined => {
  const collections = payload.collections as unknown as Record<string, { config: Config }>
  return typeof slug === 'string' ? collections[slug]?.config : undefined
}

const mayReadFrom = async (
  req: PayloadRequest,
  fields: readonly ShapedField[],
  [name, ...rest]: readonly string[],
): Promise<boolean> => {
  if (name === 'id' && rest.length === 0) return true
  const field = fields.find((one) => one.name === name)
  if (!field || field.hidden) return false
  if (field.access?.read && !(await field.access.read({ req }))) return false
  if (rest.length === 0) return true
  if (field.flattenedFields) return mayReadFrom(req, field.flattenedFields, rest)
  const related = configOf(req, field.relationTo)
  if (!related || (rest[0] === 'id' && rest.length === 1)) return related !== undefined
  // A right to some rows only does not open a column for all rows.
  if ((await related.access.read?.({ req })) !== true) return false
  return mayReadFrom(req, related.flattenedFields, rest)
}

/**
 * Whether the caller may read every column in a filter or an order, by the access of each field:
 * both sides of a path through a relation (`company.name`).
 * @param paths as in queries; unknown ones count as unreadable
 */
export const mayReadPaths = async (
  req: PayloadRequest,
  slug: string,
  paths: readonly string[],
): Promise<boolean> => {
  const config = configOf(req, slug)
  if (!config) return false
  for (const path of paths)
    if (!(await mayReadFrom(req, config.flattenedFields, path.split('.')))) return false
  return true
}
