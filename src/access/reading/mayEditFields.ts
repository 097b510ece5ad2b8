import type { SanitizedCollectionConfig } from 'payload'
import type { AppAbility } from '../buildAbility'
import { judgeOf } from '../judge'

/**
 * Whether a user's rights include reading and writing these fields in every row of a collection, as
 * needed by screens other than the form.
 * @param names of fields outside of arrays
 */
export const mayEditFields = (
  collection: Pick<SanitizedCollectionConfig, 'access' | 'flattenedFields'>,
  ability: AppAbility,
  names: readonly string[],
): boolean => {
  const fields = names.map((name) => collection.flattenedFields.find((one) => one.name === name))
  return (['read', 'update'] as const).every((operation) =>
    [collection, ...fields].every((one) => {
      const access = one && 'access' in one ? one.access?.[operation] : undefined
      return judgeOf(access)?.(ability) === true
    }),
  )
}
