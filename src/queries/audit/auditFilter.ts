import type { ActivityFilter } from '@/domain/audit/activity'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { isRecordId } from '@/domain/shared/recordId'
import type { FlatWhere } from '@/present/list/listState'

type Reading = readonly [key: keyof ActivityFilter, read: (value: string) => unknown]

const numberOf = (value: string) => (isRecordId(value) ? Number(value) : undefined)
const momentOf = (value: string) => {
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** Parsers of the filter conditions in the query string. */
const CONDITIONS: Readonly<Record<string, Reading>> = {
  'where[user][equals]': ['user', numberOf],
  'where[subject][equals]': ['subject', (value) => (isAuditedSlug(value) ? value : undefined)],
  'where[document][equals]': ['document', numberOf],
  'where[action][equals]': [
    'action',
    (value) => (/^[a-zA-Z]{1,40}$/.test(value) ? value : undefined),
  ],
  'where[at][greater_than_equal]': ['from', momentOf],
  'where[at][less_than]': ['to', momentOf],
}

/**
 * Parses the filter in the query string of the list.
 * @param where the conditions
 * @returns null if one of them is invalid: a filter must not be ignored silently
 */
export const auditFilterOf = (where: FlatWhere): ActivityFilter | null => {
  const filter: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(where)) {
    const reading = CONDITIONS[key]
    const read = reading?.[1](value)
    if (!reading || read === undefined) return null
    filter[reading[0]] = read
  }
  // The id of a record is ambiguous without its kind.
  if (filter.document !== undefined && filter.subject === undefined) return null
  return filter
}

/** Cursor of the next page, from the address; null for the newest. */
export const beforeOf = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
