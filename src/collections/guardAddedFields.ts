import type { FieldAccess, SanitizedConfig } from 'payload'
import { judgedBy } from '@/access/judge'
import type { FieldRightsOf } from './defineCollection'

const never: FieldAccess = judgedBy(
  () => false,
  () => false,
)

type Added = {
  name?: string
  type?: string
  hidden?: boolean
  access?: { read?: unknown; update?: unknown }
}

/**
 * Gives the fields that Payload adds by itself (the e-mail of a user, the times of a row, the
 * columns of a file) the access every other field has: a role narrowed to some fields would
 * otherwise still read, filter and sort by them. Hidden ones are never answered, and neither are
 * the sessions of a user, which Payload would show to that user (`hideSessions`).
 * @param config as `buildConfig` makes it
 */
export const guardAddedFields = async (
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> => {
  const ready = await config
  for (const { auth, custom, fields, flattenedFields } of ready.collections) {
    const rightsTo = custom?.rightsTo as FieldRightsOf | undefined
    if (!rightsTo) continue
    for (const field of [...fields, ...flattenedFields] as Added[]) {
      // What only draws holds nothing; rights that name fields do not name it.
      if (!field.name || field.name === 'id' || field.type === 'ui') continue
      if (auth && field.name === 'sessions') field.access = { ...field.access, read: never }
      if (field.hidden || field.access?.read) continue
      field.access = { ...rightsTo(field.name), ...field.access }
    }
  }
  return ready
}
