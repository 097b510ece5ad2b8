import { isWidgetId, WIDGET_IDS, type WidgetId } from './widgets'

/** How one person arranged the dashboard. */
export type Arrangement = {
  /** Every widget, shown or not, in the person's order. */
  order: WidgetId[]
  hidden: WidgetId[]
  /** The first steps were dismissed. */
  stepsDismissed: boolean
}

export const DEFAULT_ARRANGEMENT: Arrangement = {
  order: WIDGET_IDS,
  hidden: [],
  stepsDismissed: false,
}

const readIds = (value: unknown): WidgetId[] =>
  Array.isArray(value) ? [...new Set(value.filter(isWidgetId))] : []

/**
 * Inserts widgets that are missing in the stored order (added later) after their predecessor in the
 * default order.
 */
const completed = (stored: WidgetId[]): WidgetId[] => {
  const order = [...stored]
  for (const [index, id] of WIDGET_IDS.entries()) {
    if (order.includes(id)) continue
    const before = WIDGET_IDS.slice(0, index).findLast((other) => order.includes(other))
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, id)
  }
  return order
}

/**
 * Parses a stored preference, which anybody can overwrite through the API: invalid parts are
 * dropped, missing widgets are added.
 */
export const readArrangement = (value: unknown): Arrangement => {
  const { order, hidden, stepsDismissed } = (
    value && typeof value === 'object' ? value : {}
  ) as Record<string, unknown>
  return {
    order: completed(readIds(order)),
    hidden: readIds(hidden),
    stepsDismissed: stepsDismissed === true,
  }
}

/** Moves a widget to the place of another one. */
export const movedTo = (
  order: readonly WidgetId[],
  { id, place }: { id: WidgetId; place: WidgetId },
): WidgetId[] => {
  const to = order.indexOf(place)
  if (to < 0 || !order.includes(id)) return [...order]
  const rest = order.filter((other) => other !== id)
  rest.splice(to, 0, id)
  return rest
}

export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean =>
  one.order.join() === other.order.join() &&
  [...one.hidden].sort().join() === [...other.hidden].sort().join()
