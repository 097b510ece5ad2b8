import { z } from 'zod'
import type { FieldRefusal, RefusalCode } from '@/domain/shared/refusal'
import { actionsOf, isSubject, type Permission, type Subject } from './permissions'

/** The fields a right to a subject can be narrowed to. */
export type KnownFields = (subject: Subject) => ReadonlySet<string>

const row = z.strictObject({
  subject: z.string(),
  actions: z.array(z.string()),
  fields: z.array(z.string().min(1).max(64)).max(100).nullish(),
})

const refuseRow = (value: unknown, path: string, knownFields: KnownFields): FieldRefusal[] => {
  const parsed = row.safeParse(value)
  if (!parsed.success) return [{ path, code: 'invalidInput' }]
  const { subject, actions, fields } = parsed.data
  const refused = (code: RefusalCode, field: string) => ({ path: `${path}.${field}`, code })
  if (!isSubject(subject)) return [refused('unknownSubject', 'subject')]
  const known = actionsOf(subject) as string[]
  const names = knownFields(subject)
  const areFields = (fields ?? []).every((field) => names.has(field))
  const areKnown = actions.length > 0 && actions.every((action) => known.includes(action))
  return [
    ...(areKnown ? [] : [refused('unknownAction', 'actions')]),
    ...(areFields ? [] : [refused('unknownField', 'fields')]),
    // To grant no field, omit the permission.
    ...(fields && fields.length === 0 ? [refused('emptyFields', 'fields')] : []),
  ]
}

/**
 * Validates the permissions of a role before they are stored.
 * @param knownFields the names a row may be narrowed to, by subject
 * @returns one refusal per invalid part, by path (`permissions.2.fields`); empty if valid
 */
export const refusePermissions = (value: unknown, knownFields: KnownFields): FieldRefusal[] => {
  if (!Array.isArray(value)) return [{ path: 'permissions', code: 'notAList' }]
  return value.flatMap((item, index) => refuseRow(item, `permissions.${index}`, knownFields))
}

/** The stored form: valid rows without empty keys. */
export const cleanPermissions = (rows: Permission[]): Permission[] =>
  rows.map(({ subject, actions, fields }) => ({
    subject,
    actions: [...new Set(actions)],
    ...(fields ? { fields: [...new Set(fields)] } : {}),
  }))
