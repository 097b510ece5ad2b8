import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'

import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { Translator } from '@/i18n/messages'

import { columnsFor } from '../list/drawnColumns'
import { listPermissions } from '@/access/roles/listPermissions'
import type { ViewPage } from '../shared/viewPage'
import type { Relation } from './relation'

/** A relation whose rows the reader may see, with the visible columns. */
export type OpenRelation = {
  relation: Relation
  collection: SanitizedCollectionConfig
  available: readonly DrawnColumn[]
}

/**
 * The fields of a relation that the reader may read. Runs no query.
 * @returns null without permission to read such records, or the record that they belong to
 */
export const openRelation = async (
  { req, may }: ViewPage,
  relation: Relation,
  t: Translator,
): Promise<OpenRelation | null> => {
  const collection = req.payload.collections[relation.slug as CollectionSlug].config
  const permissions = await listPermissions(req, collection)
  if (!permissions?.read) return null
  const { fields } = permissions
  const available = columnsFor({ collection, fields, i18n: req.i18n, t, may })
  const asked = [relation.by, ...Object.keys(relation.only ?? {})]
  const sees = (field: string) => available.some(({ name }) => name === field)
  return asked.every(sees) ? { relation, collection, available } : null
}
