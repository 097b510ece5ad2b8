import { headers } from 'next/headers'

import type { MessageKey } from '@/i18n/messages'

import { toInternal } from './codec'
import { PAGE_PATH_HEADER } from './requestHeaders'

/** The "not found" sentences of records, by the collection or view of the page. */
const SENTENCES: Record<string, MessageKey> = {
  users: 'users.notFound',
  userView: 'users.notFound',
  'stock-cards': 'stockCards.notFound',
  'stock-groups': 'stockGroups.notFound',
}

/** The sentence of a 404 page: about the record its path names, or about the page. */
export const missingSentence = async (): Promise<MessageKey> => {
  const path = (await headers()).get(PAGE_PATH_HEADER)?.split('?')[0] ?? ''
  const target = toInternal(path)?.route.target
  const name = target?.kind === 'collection' ? target.slug : target?.kind === 'view' && target.view
  return (name && SENTENCES[name]) || 'pages.notFound'
}
