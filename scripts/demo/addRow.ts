import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

/** Creates a row through its hooks and rules, in the transaction of the request if it has one. */
export const addRow = <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
  context: Record<string, unknown> = {},
) => req.payload.create({ collection, data, context, depth: 0, overrideAccess: true, req })
