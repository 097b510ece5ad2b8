import type { UIField } from 'payload'
import { SOUGHT_BY, type SoughtPart } from '@/domain/customers/similar'

type Kind = keyof typeof SOUGHT_BY
type Below = {
  slug: Kind
  by: Readonly<Record<string, SoughtPart>>
  company?: { field: string; as: 'company' | 'except' }
  into?: { company: string; employee: string }
}

/** A hint below fields of a form: existing records similar to the typed values. */
export const similarField = (name: string, clientProps: Below): UIField => ({
  name,
  type: 'ui',
  admin: {
    components: {
      Field: { path: '/components/document/similar/SimilarInForm#SimilarInForm', clientProps },
    },
  },
})

/**
 * As `similarField`, in the form of the same kind of records.
 * @param fields of the form that stand above it
 */
export const similarOwn = <Slug extends Kind>(
  slug: Slug,
  fields: readonly (keyof (typeof SOUGHT_BY)[Slug] & string)[],
  more: Pick<Below, 'company'> = {},
): UIField => {
  const by: Readonly<Record<string, SoughtPart>> = SOUGHT_BY[slug]
  return similarField(`similar_${fields.join('_')}`, {
    slug,
    by: Object.fromEntries(fields.flatMap((field) => (by[field] ? [[field, by[field]]] : []))),
    ...more,
  })
}
