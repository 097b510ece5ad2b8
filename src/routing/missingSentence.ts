import { headers } from 'next/headers'

import type { MessageKey } from '@/i18n/messages'

import { toInternal } from './codec'
import { PAGE_PATH_HEADER } from './requestHeaders'

/** The sentences of spec §8 for records that are not there, by the collection or view of the page. */
const SENTENCES: Record<string, MessageKey> = {
  users: 'users.notFound',
  userView: 'users.notFound',
  'stock-cards': 'stockCards.notFound',
  'stock-groups': 'stockGroups.notFound',
}

/** What to say on a page whose address leads nowhere: about the record it names, or the page. */
export const missingSentence = async (): Promise<MessageKey> => {
  const path = (await headers()).get(PAGE_PATH_HEADER)?.split('?')[0] ?? ''
  const target = toInternal(path)?.route.target
  const name = target?.kind === 'collection' ? target.slug : target?.kind === 'view' && target.view
  return (name && SENTENCES[name]) || 'pages.notFound'
}
