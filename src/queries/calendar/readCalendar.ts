import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { opensField, rightsOf } from '@/access/collectionAccess'
import { mayOf } from '@/access/mayOf'
import { ownRowsOf } from '@/access/session/staffOf'
import { deliveryNoteHref } from '@/catalog/deliveryNote'
import {
  CALENDAR_LAYERS,
  MAX_CALENDAR_ITEMS,
  type CalendarAsked,
  type CalendarLayer,
} from '@/domain/calendar/calendarAsked'
import { itemTimes } from '@/domain/calendar/itemTimes'
import { standsStill } from '@/domain/calendar/standsStill'
import type { CalendarAnswer, CalendarItem } from '@/present/calendar/calendarSheet'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { companySettings } from '../settings/companySettings'
import { readRows } from '../shared/rows'
import { mayLookAtTeam } from '../today/todayRights'
import type { LayerQuestion, LayerRow } from './layerRow'
import { LAYERS } from './layers'

type May = Awaited<ReturnType<typeof mayOf>>
type Read = LayerQuestion & { may: May; req: PayloadRequest }

/** Whether the user may change the days of meetings: they read and write both ends. */
const mayMoveMeets = ({ req, ability }: { req: PayloadRequest; ability: AppAbility }): boolean => {
  const { access } = req.payload.collections.meets.config
  return (['read', 'update'] as const).every((operation) =>
    ['startsAt', 'endsAt', 'allDay'].every((field) =>
      opensField({ ability, rights: rightsOf(access[operation]), subject: 'meets', field }),
    ),
  )
}

const timesOf = (row: LayerRow, timeZone: string) =>
  row.day === null
    ? itemTimes({ ...row, day: null, startsAt: row.startsAt ?? '' }, timeZone)
    : itemTimes({ day: row.day, time: row.time }, timeZone)

/** The page that an item opens: of an action its record, of a delivery its note. */
const hrefOf = (layer: CalendarLayer, row: LayerRow, may: May): string | null => {
  const doc = { id: row.id, company: row.company }
  if (layer === 'deliveries')
    return may(['read', 'tenders']) ? deliveryNoteHref(row.id, Number(row.part)) : null
  if (layer === 'meets') return rowLinksOf({ slug: 'meets', doc, may }).open ?? null
  if (layer !== 'actions') return rowLinksOf({ slug: 'tenders', doc, may }).open ?? null
  if (row.subject === null || row.document === null) return null
  const of = { slug: row.subject, doc: { ...doc, id: row.document } }
  return rowLinksOf({ ...of, scope: row.company ?? undefined, may }).open ?? null
}

const itemOf = (
  layer: CalendarLayer,
  row: LayerRow,
  read: Read & { movesMeets: boolean },
): CalendarItem => {
  const { ability, person, timeZone, may } = read
  const isOwn = row.ownerId === person
  const mayMove =
    layer === 'meets' ? read.movesMeets : isOwn || ability.can('write', 'actions', 'due')
  const still = standsStill({ layer, state: row.state, mayMove })
  const { amount, currency } = row
  return {
    key: [layer, row.id, ...(row.part === null ? [] : [row.part])].join(':'),
    layer,
    id: row.id,
    title: row.title,
    code: row.code,
    customer: row.customer,
    ...timesOf(row, timeZone),
    state: row.state,
    kind: row.kind,
    source: row.source,
    owner: isOwn ? null : row.owner,
    amount: amount !== null && currency !== null ? { value: amount, currency } : null,
    href: hrefOf(layer, row, may),
    version: still === null ? row.version : null,
    standsStill: still,
  }
}

const inOrder = (one: CalendarItem, other: CalendarItem): number => {
  const placeOf = ({ day, startsAt, layer }: CalendarItem) =>
    `${day} ${startsAt ?? ''} ${CALENDAR_LAYERS.indexOf(layer)}`
  const [a, b] = [placeOf(one), placeOf(other)]
  return a < b ? -1 : a > b ? 1 : one.id - other.id
}

/**
 * What happens in some days, soonest first: by one statement for each layer, with the fields that
 * the reader may see. Actions and last days are the user's own, as on the page Today; those of all
 * owners with `asksTeam`, for users who may write tenders.
 * @returns null for programs
 */
export const readCalendar = async (
  req: PayloadRequest,
  { from, to, layers, asksTeam }: CalendarAsked,
): Promise<CalendarAnswer | null> => {
  const person = ownRowsOf(req)
  if (person === null) return null
  const [ability, may, { timeZone }] = await Promise.all([
    abilityOfRequest(req),
    mayOf(req),
    companySettings(req),
  ])
  const mayChooseTeam = mayLookAtTeam(may)
  const isTeam = asksTeam && mayChooseTeam
  const question = { ability, person, isTeam, from, to, timeZone }
  const statements = CALENDAR_LAYERS.map((layer) => ({ layer, statement: LAYERS[layer](question) }))
  const movesMeets = mayMoveMeets({ req, ability })
  const found = await Promise.all(
    statements.map(async ({ layer, statement }) => {
      if (!statement || !layers.includes(layer)) return []
      const rows = await readRows<LayerRow>(req, statement)
      return rows.map((row) => itemOf(layer, row, { ...question, may, req, movesMeets }))
    }),
  )
  const items = found.flat().toSorted(inOrder)
  return {
    from,
    to,
    items: items.slice(0, MAX_CALENDAR_ITEMS),
    isCut: items.length > MAX_CALENDAR_ITEMS,
    layers: statements.flatMap(({ layer, statement }) => (statement ? [layer] : [])),
    isTeam,
    mayChooseTeam,
  }
}
