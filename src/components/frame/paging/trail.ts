import { isSameId, type Id } from '@/domain/shared/idOf'

/** A record of the list that the user came from, and its page. */
export type TrailStop = { id: Id; href: string }

/** The loaded part of a list that the user pages through record by record. */
export type Trail = {
  slug: string
  /** Which page of each record: its view page, or its form. */
  kind: 'view' | 'edit'
  /** The list's condition and sort, as the API takes them. */
  query: Readonly<Record<string, string>>
  /** Page size of the list, and its total. */
  size: number
  total: number
  /** The visited pages of the list, by number. */
  pages: Readonly<Record<number, readonly TrailStop[]>>
  /** Records opened from the list or from one another. */
  opened: readonly Id[]
}

/** Position in the list: page, index on the page, and overall position from 1. */
export type TrailPlace = { page: number; at: number; place: number; total: number }

/**
 * Position of a page in the list it was opened from.
 * @returns null for a page that was opened from elsewhere
 */
export const placeOf = (trail: Trail | null, href: string): TrailPlace | null => {
  if (!trail) return null
  for (const [number, stops] of Object.entries(trail.pages)) {
    const at = stops.findIndex((stop) => stop.href === href)
    const stop = stops[at]
    if (!stop || !trail.opened.some((id) => isSameId(id, stop.id))) continue
    const page = Number(number)
    return { page, at, place: (page - 1) * trail.size + at + 1, total: trail.total }
  }
  return null
}

/** A step to the neighbouring record: a known one, or one of a page that must be loaded. */
export type TrailStep = { stop: TrailStop } | { page: number }

/**
 * The record `by` places after the current one.
 * @returns null at either end of the list
 */
export const stepOf = (trail: Trail, here: TrailPlace, by: 1 | -1): TrailStep | null => {
  const stop = trail.pages[here.page]?.[here.at + by] ?? endOf(trail.pages[here.page + by], by)
  if (stop) return { stop }
  const page = here.page + by
  const isThere = page >= 1 && (page - 1) * trail.size < trail.total
  return isThere ? { page } : null
}

/** The first record of a page in the direction of the step. */
export const endOf = (stops: readonly TrailStop[] | undefined, by: 1 | -1): TrailStop | undefined =>
  by > 0 ? stops?.[0] : stops?.at(-1)

/** The trail after one of its records was opened. */
export const withOpened = (trail: Trail, id: Id): Trail => ({
  ...trail,
  opened: [...trail.opened.filter((known) => known !== id), id],
})
