import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { DrawnColumn } from './drawnColumns'
import type { Doc } from './recordLinks'

/** Rows of these collections live at addresses that name their company. */
const UNDER_COMPANY = ['branches', 'employees', 'meets']

/** Fields a drawn row needs although nobody asked to see them. */
const neededBy = (slug: string, columns: readonly DrawnColumn[], hasScope: boolean): string[] => [
  ...columns.flatMap(({ column: { currency, otherwise } }) => [
    ...(currency && 'field' in currency ? [currency.field] : []),
    ...(otherwise ? [otherwise] : []),
  ]),
  ...(UNDER_COMPANY.includes(slug) && !hasScope ? ['company'] : []),
]

/**
 * Payload reads only the chosen columns; this adds what they cannot be drawn without, such as the
 * currency of a total. A collection that names these fields in `forceSelect` costs no question.
 */
export const completeDocs = async (args: {
  payload: Payload
  user: TypedUser | null
  slug: string
  docs: readonly Doc[]
  columns: readonly DrawnColumn[]
  hasScope: boolean
}): Promise<Doc[]> => {
  const { payload, user, slug, columns, hasScope } = args
  const docs = [...args.docs]
  const missing = neededBy(slug, columns, hasScope).filter((field) =>
    docs.some((doc) => !(field in doc)),
  )
  if (missing.length === 0) return docs
  const found = await payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: docs.map(({ id }) => id) } },
    select: Object.fromEntries(missing.map((field) => [field, true as const])),
    depth: 0,
    limit: docs.length,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user,
  })
  const more = new Map(found.docs.map((doc) => [doc.id, doc as unknown as Doc]))
  return docs.map((doc) => ({ ...more.get(doc.id as number), ...doc }))
}
