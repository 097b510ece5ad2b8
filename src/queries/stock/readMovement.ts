import { rowLinksOf } from '@/present/navigation/recordLinks'
import { textOfFact } from '@/present/record/recordFact'
import type { MovementSheet } from '@/present/stock/ledgerSheet'
import { deliveryNoteHref } from '@/catalog/deliveryNote'
import { idOf } from '@/domain/shared/idOf'
import { paths } from '@/catalog/paths'
import { mayReadDeliveries } from '../tenders/deliveries/readDeliveryNote'
import { findAsked } from '../shared/findAsked'

import { readOffers } from '../shared/readOffers'
import { readRecord } from '../related/readRecord'
import type { ViewPage } from '../shared/viewPage'

const FACTS = [
  'stockCard',
  'operationDate',
  'type',
  'quantity',
  'balanceAfter',
  'price',
  'currencyRate',
  'averageCostAfter',
  'tender',
  'project',
  'operationUser',
  'origin',
  'count',
  'stockGroup',
  'note',
  'createdAt',
]

/** List address of all rows of an assembly, and their reversals. */
const assemblyAddress = (assembly: number): string =>
  `${paths.stockMovements()}?${new URLSearchParams({ 'where[assembly][equals]': String(assembly) })}`

/** The reversal of a movement; at most one. */
const readReversal = async ({ req, id }: ViewPage): Promise<number | null> => {
  // Without permission to read the field `reverses`, no reversal is shown.
  const [found] = await findAsked<{ id: number }>(req, {
    collection: 'stock-movements',
    where: { reversalOf: { equals: id } },
    select: {},
    limit: 1,
  })
  return found?.id ?? null
}

/** The unit of a movement's card, if the visitor may see it. */
const readUnit = async (page: ViewPage, card: unknown): Promise<string> => {
  const id = idOf(card)
  if (id === null) return ''
  const record = await readRecord({ ...page, id: Number(id) }, 'stock-cards', ['unit'])
  const [unit] = record?.facts ?? []
  return unit ? textOfFact(unit) : ''
}

/**
 * A posted movement with its related rows, limited to what the visitor may see.
 * @returns null if it does not exist or may not be read
 */
export const readMovement = async (page: ViewPage): Promise<MovementSheet | null> => {
  const { req, id, may } = page
  const [record, reversal, offers] = await Promise.all([
    readRecord(page, 'stock-movements', FACTS, [
      'reversalOf',
      'reservation',
      'assembly',
      'delivery',
    ]),
    readReversal(page),
    readOffers({ req, slug: 'stock-movements', ids: [id] }),
  ])
  if (!record) return null
  const { doc, facts } = record
  const reversalOf = idOf(doc.reversalOf)
  const reservation = idOf(doc.reservation)
  const tender = idOf(doc.tender)
  const delivery = typeof doc.delivery === 'number' && tender !== null ? doc.delivery : null
  const assembly = typeof doc.assembly === 'number' ? doc.assembly : null
  return {
    id,
    facts: doc.currencyType === 'TRY' ? facts.filter(({ name }) => name !== 'currencyRate') : facts,
    unit: await readUnit(page, doc.stockCard),
    isReversed: reversal !== null,
    ties: [
      ...(reversal === null
        ? []
        : [{ kind: 'reversedBy' as const, id: reversal, href: paths.stockMovementView(reversal) }]),
      ...(reversalOf === null
        ? []
        : [
            {
              kind: 'reversalOf' as const,
              id: Number(reversalOf),
              href: paths.stockMovementView(reversalOf),
            },
          ]),
      ...(assembly === null
        ? []
        : [{ kind: 'assembly' as const, id: assembly, href: assemblyAddress(assembly) }]),
      ...(reservation === null
        ? []
        : [
            {
              kind: 'reservation' as const,
              id: Number(reservation),
              href: rowLinksOf({ slug: 'stock-reservations', doc: { id: reservation }, may }).open,
            },
          ]),
      ...(delivery !== null && tender !== null && (await mayReadDeliveries(req))
        ? [{ kind: 'delivery' as const, id: delivery, href: deliveryNoteHref(tender, delivery) }]
        : []),
    ],
    editHref: rowLinksOf({ slug: 'stock-movements', doc: { id }, may }).edit,
    offers: offers.get(id)?.commands ?? [],
    hasActivity: may(['read', 'audit', '*']),
  }
}
