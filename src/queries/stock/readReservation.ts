import { rowLinksOf } from '@/present/navigation/recordLinks'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import type { ReservationSheet } from '@/present/stock/ledgerSheet'
import { idOf } from '@/domain/shared/idOf'
import { WAITING_RESERVATION } from '@/domain/stock/reservation'

import { readOffers } from '../shared/readOffers'
import { CARD_RELATIONS } from './cardRelations'
import { readRecord } from '../related/readRecord'
import { readTabs } from '../related/readTabs'
import type { ViewPage } from '../shared/viewPage'

const FACTS = [
  'stockCard',
  'tender',
  'company',
  'project',
  'reservedUntil',
  'reservedBy',
  'origin',
  'note',
  'createdAt',
]
const FIGURES = ['remainingQuantity', 'quantity']

/** A waiting reservation has reserved nothing yet: there is nothing to deliver either. */
const figuresOf = (status: unknown) =>
  WAITING_RESERVATION.some((waiting) => waiting === status)
    ? FIGURES.filter((name) => name !== 'remainingQuantity')
    : FIGURES

/** The issues of a reservation. */
const ISSUED = { ...CARD_RELATIONS.movements, by: 'reservation' }

const named = (facts: readonly RecordFact[], name: string) =>
  facts.find((fact) => fact.name === name)

/**
 * A reservation with the available quantity of its card, limited to what the visitor may see.
 * @returns null if it does not exist or may not be read
 */
export const readReservation = async (page: ViewPage): Promise<ReservationSheet | null> => {
  const { req, id, may } = page
  const [record, offers, { part }] = await Promise.all([
    readRecord(page, 'stock-reservations', [...FACTS, ...FIGURES, 'status']),
    readOffers({ req, slug: 'stock-reservations', ids: [id] }),
    readTabs({ page, relations: { issued: ISSUED }, shown: 'issued', back: () => '' }),
  ])
  if (!record) return null
  const { doc, facts } = record
  const card = idOf(doc.stockCard)
  const figures = figuresOf(doc.status)
  const cardRecord =
    card === null
      ? null
      : await readRecord({ ...page, id: Number(card) }, 'stock-cards', [
          'availableQuantity',
          'unit',
        ])
  const unit = cardRecord && named(cardRecord.facts, 'unit')
  return {
    id,
    facts: facts.filter(({ name }) => FACTS.includes(name)),
    figures: [
      ...facts.filter(({ name }) => figures.includes(name)),
      ...(cardRecord?.facts.filter(({ name }) => name === 'availableQuantity') ?? []),
    ],
    unit: unit ? textOfFact(unit) : '',
    status: named(facts, 'status'),
    cardHref:
      card === null ? undefined : rowLinksOf({ slug: 'stock-cards', doc: { id: card }, may }).open,
    issued: part && { ...part, create: undefined },
    editHref: rowLinksOf({ slug: 'stock-reservations', doc: { id }, may }).edit,
    offers: offers.get(id)?.commands ?? [],
    hasActivity: may(['read', 'audit', '*']),
  }
}
