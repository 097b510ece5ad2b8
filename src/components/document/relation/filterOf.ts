import type { ChoiceFilter } from '@/components/frame/records/findChoices'
import { idOf, type Id } from '@/domain/shared/idOf'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The form's condition on the selectable records of a field; undefined if there is none. */
export const filterOf = (filterOptions: unknown, slug: string): ChoiceFilter | undefined => {
  const filter = isObject(filterOptions) ? filterOptions[slug] : undefined
  return isObject(filter) && Object.keys(filter).length > 0 ? filter : undefined
}

/** Nothing can be selected yet: `filterOptions` returns a condition that matches no record. */
export const isClosed = (filter: ChoiceFilter | undefined): boolean =>
  isObject(filter?.id) && filter.id.exists === false

/**
 * Replaces the company in a filter by the form's current one: Payload's form state is from the last
 * response, and superseded responses are dropped.
 * @param company of the form, null while none is selected; undefined where the form has none
 */
export const ofCompanyNow = (
  filter: ChoiceFilter | undefined,
  company: Id | null | undefined,
): ChoiceFilter | undefined => {
  const goesByCompany = isClosed(filter) || isObject(filter?.company)
  if (company === undefined || !goesByCompany) return filter
  return company === null ? { id: { exists: false } } : { company: { equals: company } }
}

/** Relations fixed by a filter: a new record belongs to them. */
export const fixedBy = (filter: ChoiceFilter | undefined): Record<string, Id> =>
  Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([field, condition]) => {
      const id = isObject(condition) ? idOf(condition.equals) : null
      return id === null || field === 'id' ? [] : [[field, id]]
    }),
  )

/** Combines two optional conditions with "and". */
export const both = (
  one: ChoiceFilter | undefined,
  other: ChoiceFilter | undefined,
): ChoiceFilter | undefined => (one && other ? { and: [one, other] } : (one ?? other))

/** A filter that excludes the selected records. */
export const without = (
  filter: ChoiceFilter | undefined,
  ids: readonly Id[],
): ChoiceFilter | undefined => {
  if (ids.length === 0) return filter
  const others = { id: { not_in: ids.join(',') } }
  return filter ? { and: [filter, others] } : others
}
