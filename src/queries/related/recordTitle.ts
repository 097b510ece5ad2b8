import type { CollectionSlug } from 'payload'

import { entityOf } from '@/catalog'
import type { MessageKey } from '@/i18n/messages'
import { translate } from '@/i18n/translate'
import type { Decoded } from '@/catalog/codec'
import { currentLocale } from '@/routing/currentLocale'
import { currentVisitor } from '@/routing/currentVisitor'

/** What the tab of a record's page is called: the record, and the list it is in. */
export type RecordTitle = { name: string; list: MessageKey }

/**
 * The record on a page, as far as its visitor may read it.
 * @returns null for pages of no record, and for one its visitor may not know of
 */
export const recordTitle = async ({ route, params }: Decoded): Promise<RecordTitle | null> => {
  const { target } = route
  const slug = target.kind === 'collection' ? target.slug : 'record' in target && target.record
  const entity = slug ? entityOf(slug) : undefined
  if (!slug || !entity || !params.id) return null
  const { payload, user } = await currentVisitor()
  if (!user) return null
  const { title = 'id' } = entity
  const doc: unknown = await payload.findByID({
    collection: slug as CollectionSlug,
    id: Number(params.id),
    depth: 0,
    select: { [title]: true },
    overrideAccess: false,
    disableErrors: true,
    user,
  })
  if (!doc) return null
  const name = (doc as Record<string, unknown>)[title]
  const kind = translate(await currentLocale(), `${entity.words}.singular` as MessageKey)
  return {
    name: typeof name === 'string' && name !== '' ? name : `${kind} ${params.id}`,
    list: `${entity.words}.plural` as MessageKey,
  }
}
