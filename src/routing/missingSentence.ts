import { headers } from 'next/headers'

import { entityOf, SCOPE_SLUG } from '@/catalog'
import type { MessageKey } from '@/i18n/messages'

import { toInternal, type Decoded } from '@/catalog/codec'
import { PAGE_PATH_HEADER } from '@/domain/shared/text/headerNames'

/** The "not found" sentence of a collection's records. */
const sentenceOf = (slug: string | undefined): MessageKey | undefined => {
  const entity = entityOf(slug)
  return entity && (`${entity.words}.notFound` as MessageKey)
}

/** The message for what is missing on a page: its record, or the company in its path. */
export const sentenceOfMissing = ({
  route: { target },
  params,
  query,
}: Decoded): MessageKey | undefined => {
  if (!params.id) return query.scope ? sentenceOf(SCOPE_SLUG) : undefined
  if (target.kind === 'collection') return sentenceOf(target.slug)
  return target.kind === 'view' ? sentenceOf(target.record) : undefined
}

/** The sentence of a 404 page: about the record in its path, or about the page. */
export const missingSentence = async (): Promise<MessageKey> => {
  const path = (await headers()).get(PAGE_PATH_HEADER)?.split('?')[0] ?? ''
  const decoded = toInternal(path)
  return (decoded && sentenceOfMissing(decoded)) ?? 'pages.notFound'
}
