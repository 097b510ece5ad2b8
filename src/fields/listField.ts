import type { JSONField } from 'payload'
import type { ListedOption } from '@/lib/listOptions'

type Options = Partial<Omit<JSONField, 'type' | 'name'>> & {
  name: string
  /** Import path of its editor; a list without one is not in the form. */
  editor?: string
  /** Allowed entries with their labels; without it, entries are texts shown as they are. */
  options?: readonly ListedOption[]
}

/**
 * A list of texts in one column, as JSON: for lists that are replaced as a whole and never searched
 * by. Lists, record pages and the audit trail show its entries by their labels.
 */
export const listField = ({ name, editor, options = [], ...rest }: Options): JSONField => ({
  ...rest,
  type: 'json',
  name,
  custom: { ...rest.custom, listOf: options },
  admin: {
    ...rest.admin,
    ...(editor ? { components: { Field: editor } } : { hidden: true }),
  },
})
