import type { AppAbility } from '@/access/buildAbility'
import { mayHandleAction } from '@/access/mayHandleAction'
import type { CommandRight } from '@/catalog/commands/command'
import { ACTION_KINDS, ACTION_SOURCES, ACTION_SUBJECTS } from '@/domain/actions/actions'
import { dayFromStored } from '@/domain/shared/day'
import { idOf, type Id } from '@/domain/shared/idOf'
import type { queueOf } from '@/domain/today/queues'
import { titleKey, type Titles } from '@/present/list/titles'
import { rowLinksOf, type Doc } from '@/present/navigation/recordLinks'
import type { TodayRow } from '@/present/today/todaySheet'

/** The collections of the queues' rows. */
export type Slug = ReturnType<typeof queueOf>['slug']

/** A text that is not empty. */
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
const figure = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

type Related = { titles: Titles; units: ReadonlyMap<Id, string> }
type Values = Pick<
  TodayRow,
  'code' | 'customer' | 'amount' | 'day' | 'moment' | 'isAllDay' | 'todo'
>

const NOTHING: Values = {
  code: null,
  customer: null,
  amount: null,
  day: null,
  moment: null,
  isAllDay: false,
  todo: null,
}
/** A row without values. */
export const EMPTY_ROW = { ...NOTHING, version: null, onBehalfOf: null, commands: null } as const

const moneyOf = (doc: Doc): TodayRow['amount'] => {
  const [value, currency] = [figure(doc.total), text(doc.currency)]
  return value !== null && currency !== null ? { value, currency } : null
}

/**
 * The open quantity of a reservation; the whole quantity while it waits, because nothing is
 * reserved yet.
 */
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
  if (slug === 'actions') return { title, customer }
  if (slug === 'meets')
    return { title, customer, moment: text(doc.startsAt), isAllDay: doc.allDay === true }
  return {
    title,
    code: text(doc.number),
    customer: customer ?? text(doc.unconnectedName),
    amount: moneyOf(doc),
    // Drafts, accepted and approved tenders do not expire.
    day: doc.status === 'sent' && !doc.acceptedAt ? dayFromStored(doc.validUntil) : null,
  }
}

type Shaping = Related & {
  may: (right: CommandRight) => boolean
  ability: AppAbility
  person: Id
}

const todoOf = (
  doc: Doc,
  { ability, person, titles }: Pick<Shaping, 'ability' | 'person' | 'titles'>,
): TodayRow['todo'] => {
  const due = dayFromStored(doc.dueOn)
  if (due === null) return null
  const owner = idOf(doc.owner)
  return {
    id: Number(doc.id),
    title: text(doc.title),
    kind: ACTION_KINDS.find((kind) => kind === doc.kind) ?? null,
    source: ACTION_SOURCES.find((source) => source === doc.source) ?? null,
    subject: ACTION_SUBJECTS.find((subject) => subject === doc.subject) ?? null,
    due,
    time: text(doc.time),
    owner: owner === person ? null : titles.get(titleKey('users', owner ?? 0)) || null,
    mayHandle: mayHandleAction(ability, { person, owner }),
  }
}

/**
 * Builds a queue's row from its record; unreadable values are null.
 * @param doc the fields that the reader may see
 * @param shaping titles of related records, units of cards and the reader's permissions
 */
export const shapeRow = (
  slug: Slug,
  doc: Doc,
  { may, ability, person, ...related }: Shaping,
): Omit<TodayRow, 'commands' | 'onBehalfOf' | 'version'> => {
  const id = Number(doc.id)
  const { title, ...values } = valuesOf(slug, doc, related)
  return {
    id,
    href: rowLinksOf({ slug, doc: { ...doc, id }, may }).open,
    title: title ?? `#${id}`,
    ...NOTHING,
    ...values,
    ...(slug === 'actions' && { todo: todoOf(doc, { ability, person, titles: related.titles }) }),
  }
}
