import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

/** Creates a row through its hooks and rules, in the transaction of the request if it has one. */
export const addRow = <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
) => req.payload.create({ collection, data, depth: 0, overrideAccess: true, req })
