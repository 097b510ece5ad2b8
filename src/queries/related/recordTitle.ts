import type { CollectionSlug, Payload, TypedUser } from 'payload'

import { entityOf } from '@/catalog'
import type { Locale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { translate } from '@/i18n/translate'
import type { Decoded } from '@/catalog/codec'

/** Document title of a record's page: the record, and its list. */
export type RecordTitle = { name: string; list: MessageKey }

/**
 * The record of a page, as far as its reader may read it.
 * @returns null for pages without a record, for anonymous users, and for a record that may not be
 *   read
 */
export const recordTitle = async (args: {
  page: Decoded
  payload: Payload
  user: TypedUser | null
  locale: Locale
}): Promise<RecordTitle | null> => {
  const { page, payload, user, locale } = args
  const { route, params } = page
  const { target } = route
  const slug = target.kind === 'collection' ? target.slug : 'record' in target && target.record
  const entity = slug ? entityOf(slug) : undefined
  if (!slug || !entity || !params.id || !user) return null
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
  const kind = translate(locale, `${entity.words}.singular` as MessageKey)
  return {
    name: typeof name === 'string' && name !== '' ? name : `${kind} ${params.id}`,
    list: `${entity.words}.plural` as MessageKey,
  }
}
