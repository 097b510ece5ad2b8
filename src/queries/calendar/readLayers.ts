import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayOf } from '@/access/mayOf'
import { ownRowsOf } from '@/access/session/staffOf'
import { deliveryNoteHref } from '@/catalog/deliveryNote'
import {
  CALENDAR_LAYERS,
  type CalendarAsked,
  type CalendarLayer,
} from '@/domain/calendar/calendarAsked'
import { itemTimes, type ItemTimes } from '@/domain/calendar/itemTimes'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { companySettings } from '../settings/companySettings'
import { readRows } from '../shared/rows'
import { mayLookAtTeam } from '../today/todayRights'
import type { LayerQuestion, LayerRow } from './layerRow'
import { LAYERS } from './layers'

type May = Awaited<ReturnType<typeof mayOf>>

/** A row of a layer with its key, times and link. */
export type LayerItem = {
  /** Unique among all items: `meets:12`. */
  key: string
  layer: CalendarLayer
  row: LayerRow
  times: ItemTimes
  href: string | null
}

const timesOf = (row: LayerRow, timeZone: string): ItemTimes =>
  row.day === null
    ? itemTimes({ ...row, day: null, startsAt: row.startsAt ?? '' }, timeZone)
    : itemTimes({ day: row.day, time: row.time }, timeZone)

/** The link of an item: for an action its record, for a delivery its note. */
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

const inOrder = (one: LayerItem, other: LayerItem): number => {
  const placeOf = ({ times, layer }: LayerItem) =>
    `${times.day} ${times.startsAt ?? ''} ${CALENDAR_LAYERS.indexOf(layer)}`
  const [a, b] = [placeOf(one), placeOf(other)]
  return a < b ? -1 : a > b ? 1 : one.row.id - other.row.id
}

/**
 * Calendar items in a range, soonest first: one statement for each layer, with the fields that the
 * reader may see.
 * @param most items that are read; `isCut` if there are more
 * @returns null for programs
 */
export const readLayers = async (
  req: PayloadRequest,
  { from, to, layers, asksTeam }: CalendarAsked,
  most: number,
) => {
  const person = ownRowsOf(req)
  if (person === null) return null
  const [ability, may, { timeZone }] = await Promise.all([
    abilityOfRequest(req),
    mayOf(req),
    companySettings(req),
  ])
  const mayChooseTeam = mayLookAtTeam(may)
  const isTeam = asksTeam && mayChooseTeam
  const question: LayerQuestion = { ability, person, isTeam, from, to, timeZone, limit: most + 1 }
  const statements = CALENDAR_LAYERS.map((layer) => ({ layer, statement: LAYERS[layer](question) }))
  const found = await Promise.all(
    statements.map(async ({ layer, statement }) => {
      if (!statement || !layers.includes(layer)) return []
      const rows = await readRows<LayerRow>(req, statement)
      return rows.map((row) => ({
        key: [layer, row.id, ...(row.part === null ? [] : [row.part])].join(':'),
        layer,
        row,
        times: timesOf(row, timeZone),
        href: hrefOf(layer, row, may),
      }))
    }),
  )
  const items = found.flat().toSorted(inOrder)
  return {
    items: items.slice(0, most),
    isCut: items.length > most,
    /** The layers the reader may see, whatever the day. */
    layers: statements.flatMap(({ layer, statement }) => (statement ? [layer] : [])),
    ability,
    person,
    isTeam,
    mayChooseTeam,
  }
}
