import type { ClientField } from 'payload'

import { entityOf } from '@/catalog'

import { flatFields, type FlatField } from '../flatFields'

const ASKABLE = ['text', 'email', 'textarea', 'select', 'relationship'] as const

/** A field supported by the short form. */
export type AskedField = Extract<ClientField, { type: (typeof ASKABLE)[number] }>

const isAskable = (field: ClientField): field is AskedField =>
  (ASKABLE as readonly string[]).includes(field.type) && !('hasMany' in field && field.hasMany)

const isNeeded = ({ field }: FlatField): boolean =>
  'required' in field && Boolean(field.required) && !field.admin?.readOnly

/**
 * The fields of the short form: required ones, and those named by the catalogue entry.
 * @returns null for a collection whose records are created on their own page only, or with required
 *   fields that a short form does not support
 */
export const askedFields = (args: {
  slug: string
  fields: readonly ClientField[]
  isAuth?: boolean
  isUpload?: boolean
}): AskedField[] | null => {
  const { slug, fields, isAuth, isUpload } = args
  const asks = entityOf(slug)?.choice?.asks ?? []
  if (asks === false || isAuth || isUpload) return null
  const flat = flatFields(fields)
  const asked = flat.filter((one) => isNeeded(one) || asks.includes(one.path))
  if (flat.filter(isNeeded).length === 0) return null
  const askable = asked.map(({ field }) => field as ClientField).filter(isAskable)
  return askable.length === asked.length ? askable : null
}
