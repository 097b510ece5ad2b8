import { COUNTING_COMMANDS } from '@/catalog/commands/counts'
import type { CountSheetData } from '@/present/stock/countSheet'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import type { CountScope } from '@/domain/stock/counting/counts'
import { createTranslator } from '@/i18n/translate'
import { readProgress } from './readProgress'
import { readReview } from './readReview'

import { CARD_RELATIONS } from '../cardRelations'
import { readOffers } from '../../shared/readOffers'
import { readRecord } from '../../related/readRecord'
import { readTabs } from '../../related/readTabs'
import type { ViewPage } from '../../shared/viewPage'

/** The fields that define the scope of a count. */
export const SCOPE_FACTS = ['scope', 'stockType', 'stockGroup']

const FACTS = [
  ...SCOPE_FACTS,
  'isBlind',
  'startedAt',
  'startedBy',
  'postedAt',
  'postedBy',
  'reason',
  'note',
]

/** The ledger rows that a count posted. */
const POSTED = {
  ...CARD_RELATIONS.movements,
  by: 'count',
  columns: ['stockCard', 'type', 'quantity', 'balanceAfter', 'operationUser', 'note'],
}

/**
 * Describes the scope of a count, with the name of the stock type or group.
 * @param facts of the count; only those of its scope are used
 */
export const describeScope = (facts: readonly RecordFact[]): string =>
  SCOPE_FACTS.flatMap((name) => facts.filter((fact) => fact.name === name).map(textOfFact))
    .filter(Boolean)
    .join(': ')

/**
 * A count, as the visitor may see it.
 * @returns null when there is none or it may not be read
 */
export const readCount = async (page: ViewPage): Promise<CountSheetData | null> => {
  const { req, id, may } = page
  const record = await readRecord(page, 'stock-counts', FACTS, ['title', 'status'])
  if (!record) return null
  const { doc, facts } = record
  const progress = await readProgress(req, id)
  const { status } = progress
  const reviews = may(['reviewCounts', 'stock-counts']) && status === 'review'
  const [offers, review, { part }] = await Promise.all([
    readOffers({ req, slug: 'stock-counts', ids: [id] }),
    reviews ? readReview(req, id) : null,
    readTabs({ page, relations: { posted: POSTED }, shown: 'posted', back: () => '' }),
  ])
  return {
    id,
    title: String(doc.title ?? createTranslator(page.locale)('common.idOf', { id: String(id) })),
    status: status ?? null,
    scope: (doc.scope ?? 'list') as CountScope,
    counted: describeScope(facts),
    facts,
    offers: offers.get(id)?.commands ?? [],
    editHref: rowLinksOf({ slug: 'stock-counts', doc: { id }, may }).edit,
    hasActivity: may(['read', 'audit', '*']),
    counts: COUNTING_COMMANDS.enter.needs.every(may),
    progress,
    review,
    releases: COUNTING_COMMANDS.resolve.needs.every(may),
    movements: part && { ...part, create: undefined },
  }
}
