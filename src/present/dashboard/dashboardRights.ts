import type { PageRight, Right } from '@/catalog/names'
import { CATALOG } from '@/catalog'

export type HeldRight = `${Right[0]} ${Right[1]}`

/** A right as a key, as sent to the browser. */
export const nameOfRight = ([action, subject]: PageRight): HeldRight => `${action} ${subject}`

/** The rights that decide which buttons and links the dashboard shows: those of every page. */
export const DASHBOARD_RIGHTS: readonly Right[] = [
  ...new Map(
    CATALOG.entities
      .flatMap(({ pages }) => pages.map(({ right }) => right as Right))
      .map((right) => [nameOfRight(right), right]),
  ).values(),
]
