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
 * Adds field access to the fields that Payload generates (a user's e-mail, timestamps, file
 * columns): a role limited to some fields could otherwise still read, filter and sort by them.
 * Hidden fields are never returned, nor are a user's sessions, which Payload would return to that
 * user (`hideSessions`).
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
      // Presentational fields hold no value; field rights do not name them.
      if (!field.name || field.name === 'id' || field.type === 'ui') continue
      if (auth && field.name === 'sessions') field.access = { ...field.access, read: never }
      if (field.hidden || field.access?.read) continue
      field.access = { ...rightsTo(field.name), ...field.access }
    }
  }
  return ready
}
