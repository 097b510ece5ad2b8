import type { Payload } from 'payload'
import { collectionShape, type CollectionShape, type FieldShape } from './collectionShape'

const shapes = new WeakMap<CollectionShape, CollectionShape>()

type Collections = Record<string, { config: Parameters<typeof collectionShape>[0] } | undefined>

/**
 * The columns of a collection with those of related records (`company.name`). Only for callers who
 * check the reader's rights on both sides; Payload checks one.
 * @returns undefined for an unknown slug
 */
export const relatedShape = (payload: Payload, slug: string): CollectionShape | undefined => {
  const collections = payload.collections as unknown as Collections
  const config = collections[slug]?.config
  if (!config) return undefined
  const own = collectionShape(config)
  const known = shapes.get(own)
  if (known) return known
  const related = new Map<string, FieldShape>(own)
  for (const field of config.flattenedFields) {
    const { relationTo } = field as { relationTo?: unknown }
    const target = typeof relationTo === 'string' ? collections[relationTo]?.config : undefined
    if (!target || !own.has(field.name)) continue
    for (const [path, shape] of collectionShape(target))
      if (!path.includes('.') && path !== 'id') related.set(`${field.name}.${path}`, shape)
  }
  shapes.set(own, related)
  return related
}
