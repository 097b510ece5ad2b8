import type { CommandRight } from '@/catalog/commands/command'
import { dayFromStored } from '@/domain/shared/day'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { queueOf } from '@/domain/today/queues'
import { titleKey, type Titles } from '@/present/list/titles'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { TodayRow } from '@/present/today/todaySheet'

/** The collections that rows of queues are records of. */
export type Slug = ReturnType<typeof queueOf>['slug']

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const figure = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

type Related = { titles: Titles; units: ReadonlyMap<Id, string> }
type Values = Pick<TodayRow, 'code' | 'customer' | 'amount' | 'day' | 'moment'>

const NOTHING: Values = { code: null, customer: null, amount: null, day: null, moment: null }

const moneyOf = (doc: Doc): TodayRow['amount'] => {
  const [value, currency] = [figure(doc.total), text(doc.currency)]
  return value !== null && currency !== null ? { value, currency } : null
}

/** What is left of a reservation; all of it while it waits, when nothing is held yet. */
const quantityOf = (doc: Doc, units: Related['units']): TodayRow['amount'] => {
  const value = figure(Number(doc.remainingQuantity) > 0 ? doc.remainingQuantity : doc.quantity)
  return value === null ? null : { value, unit: units.get(idOf(doc.stockCard) ?? 0) ?? null }
}

const valuesOf = (
  slug: Slug,
  doc: Doc,
  { titles, units }: Related,
): Partial<Values> & { title: string | null } => {
  const named = (field: string, of: string): string | null => {
    const id = idOf(doc[field])
    return id === null ? null : titles.get(titleKey(of, id)) || null
  }
  if (slug === 'stock-reservations')
    return {
      title: named('stockCard', 'stock-cards'),
      code: named('tender', 'tenders'),
      amount: quantityOf(doc, units),
    }
  const title = text(doc.title)
  const customer = named('company', 'companies')
  if (slug === 'meets') return { title, customer, moment: text(doc.startsAt) }
  return {
    title,
    code: text(doc.number),
    customer: customer ?? text(doc.unconnectedName),
    amount: moneyOf(doc),
    // A draft and an approved tender do not expire.
    day: doc.status === 'sent' ? dayFromStored(doc.validUntil) : null,
  }
}

type Shaping = Related & { may: (right: CommandRight) => boolean }

/**
 * A row of a queue out of its record; a value that the reader may not see is null.
 * @param doc the fields that the reader may see
 * @param shaping titles of related records, units of cards and the reader's permissions
 */
export const shapeRow = (
  slug: Slug,
  doc: Doc,
  { may, ...related }: Shaping,
): Omit<TodayRow, 'commands'> => {
  const id = Number(doc.id)
  const { title, ...values } = valuesOf(slug, doc, related)
  return {
    id,
    href: rowLinksOf({ slug, doc: { ...doc, id }, may }).open,
    title: title ?? `#${id}`,
    ...NOTHING,
    ...values,
  }
}
