import { flatWhere } from '@/present/list/listState'
import type { AnyOfCondition, Condition } from '@/domain/dashboard/conditions'

/** The URL of a list with a filter, as its own filter panel would write it. */
export const listHref = (path: string, condition: Condition | AnyOfCondition): string =>
  `${path}?${new URLSearchParams(flatWhere(condition))}`
