import type { CollectionSlug, Payload } from 'payload'

import { idOf } from '@/domain/shared/idOf'

import type { Scope } from '@/catalog/codec'

type Look = { payload: Payload; slug: string; id: string }
type Row = { id: number; company?: unknown }

const find = ({ payload, slug, id }: Look, column: 'id' | 'company'): Promise<Row | null> =>
  payload.db.findOne<Row>({
    collection: slug as CollectionSlug,
    where: { id: { equals: Number(id) } },
    select: { [column]: true },
  })

/** True if a collection has a record with this id. */
export const isRecord = async (look: Look): Promise<boolean> => Boolean(await find(look, 'id'))

/**
 * The company a record belongs to.
 * @returns its id, null when the record has none, undefined when there is no such record
 */
export const companyOfRecord = async (look: Look): Promise<Scope> => {
  const found = await find(look, 'company')
  return found ? idOf(found.company) : undefined
}
