import { flatWhere } from '@/components/list/listState'
import type { Condition } from '@/domain/dashboard/conditions'

/** The address of a list with a condition in force, as its own filters would write it. */
export const listHref = (path: string, condition: Condition): string =>
  `${path}?${new URLSearchParams(flatWhere(condition))}`
