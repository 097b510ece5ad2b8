import { z } from 'zod'
import type { FieldRefusal, RefusalCode } from '@/domain/shared/refusal'
import { actionsOf, isSubject, type Permission } from './permissions'

const row = z.strictObject({
  subject: z.string(),
  actions: z.array(z.string()),
  fields: z.array(z.string().min(1).max(64)).max(100).nullish(),
})

const refuseRow = (value: unknown, path: string): FieldRefusal[] => {
  const parsed = row.safeParse(value)
  if (!parsed.success) return [{ path, code: 'invalidInput' }]
  const { subject, actions, fields } = parsed.data
  const refused = (code: RefusalCode, field: string) => ({ path: `${path}.${field}`, code })
  if (!isSubject(subject)) return [refused('unknownSubject', 'subject')]
  const known = actionsOf(subject) as string[]
  const areKnown = actions.length > 0 && actions.every((action) => known.includes(action))
  return [
    ...(areKnown ? [] : [refused('unknownAction', 'actions')]),
    // A permission may not have an empty list of fields: it would allow nothing and make CASL
    // throw.
    ...(fields && fields.length === 0 ? [refused('emptyFields', 'fields')] : []),
  ]
}

/**
 * What is wrong with the permissions of a role before they are stored.
 * @returns one refusal per part to mend, by path (`permissions.2.fields`); none when all is well
 */
export const refusePermissions = (value: unknown): FieldRefusal[] => {
  if (!Array.isArray(value)) return [{ path: 'permissions', code: 'notAList' }]
  return value.flatMap((item, index) => refuseRow(item, `permissions.${index}`))
}

/** The stored form: checked rows without empty keys. */
export const cleanPermissions = (rows: Permission[]): Permission[] =>
  rows.map(({ subject, actions, fields }) => ({
    subject,
    actions: [...new Set(actions)],
    ...(fields ? { fields: [...new Set(fields)] } : {}),
  }))
