import type { ChoiceFilter } from '@/components/frame/records/findChoices'
import { idOf, type Id } from '@/domain/shared/idOf'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The condition a form puts on the records of one field; none where it puts none. */
export const filterOf = (filterOptions: unknown, slug: string): ChoiceFilter | undefined => {
  const filter = isObject(filterOptions) ? filterOptions[slug] : undefined
  return isObject(filter) && Object.keys(filter).length > 0 ? filter : undefined
}

/** Nothing can be chosen yet: `filterOptions` says so with a condition no record meets. */
export const isClosed = (filter: ChoiceFilter | undefined): boolean =>
  isObject(filter?.id) && filter.id.exists === false

/**
 * A filter by the company in the form as it is now: the filter in Payload's form state is from the
 * last response, and superseded responses are dropped.
 * @param company of the form, null while none is chosen; undefined where the form has none
 */
export const ofCompanyNow = (
  filter: ChoiceFilter | undefined,
  company: Id | null | undefined,
): ChoiceFilter | undefined => {
  const goesByCompany = isClosed(filter) || isObject(filter?.company)
  if (company === undefined || !goesByCompany) return filter
  return company === null ? { id: { exists: false } } : { company: { equals: company } }
}

/** Records a filter fixes by their number: what is made under it belongs to them. */
export const fixedBy = (filter: ChoiceFilter | undefined): Record<string, Id> =>
  Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([field, condition]) => {
      const id = isObject(condition) ? idOf(condition.equals) : null
      return id === null || field === 'id' ? [] : [[field, id]]
    }),
  )

/** Records that meet each of two conditions, of which either may be missing. */
export const both = (
  one: ChoiceFilter | undefined,
  other: ChoiceFilter | undefined,
): ChoiceFilter | undefined => (one && other ? { and: [one, other] } : (one ?? other))

/** A filter without those already chosen. */
export const without = (
  filter: ChoiceFilter | undefined,
  ids: readonly Id[],
): ChoiceFilter | undefined => {
  if (ids.length === 0) return filter
  const others = { id: { not_in: ids.join(',') } }
  return filter ? { and: [filter, others] } : others
}
