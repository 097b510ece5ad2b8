import { headers } from 'next/headers'

import type { MessageKey } from '@/i18n/messages'

import { toInternal, type Decoded } from './codec'
import { PAGE_PATH_HEADER } from './requestHeaders'

/** What to say of a record that is not there, by the collection or view of its page. */
const SENTENCES: Record<string, MessageKey> = {
  companies: 'companies.notFound',
  customerView: 'companies.notFound',
  branches: 'branches.notFound',
  employees: 'employees.notFound',
  employeeShow: 'employees.notFound',
  meets: 'meets.notFound',
  'company-projects': 'companyProjects.notFound',
  tenders: 'tenders.notFound',
  tenderShow: 'tenders.notFound',
  'stock-cards': 'stockCards.notFound',
  'stock-groups': 'stockGroups.notFound',
  'stock-group-stocks': 'stockGroupStocks.notFound',
  'stock-movements': 'stockMovements.notFound',
  'stock-reservations': 'stockReservations.notFound',
  'stock-types': 'stockTypes.notFound',
  users: 'users.notFound',
  userView: 'users.notFound',
  roles: 'roles.notFound',
}

/** The sentence for what a page names and does not find: its record, or the company it is under. */
export const sentenceOfMissing = ({
  route: { target },
  params,
  query,
}: Decoded): MessageKey | undefined => {
  if (!params.id) return query.scope ? SENTENCES.companies : undefined
  if (target.kind === 'collection') return SENTENCES[target.slug]
  return target.kind === 'view' ? SENTENCES[target.view] : undefined
}

/** The sentence of a 404 page: about the record its path names, or about the page. */
export const missingSentence = async (): Promise<MessageKey> => {
  const path = (await headers()).get(PAGE_PATH_HEADER)?.split('?')[0] ?? ''
  const decoded = toInternal(path)
  return (decoded && sentenceOfMissing(decoded)) ?? 'pages.notFound'
}
