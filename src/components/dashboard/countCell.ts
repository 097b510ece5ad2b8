import type { Value } from '@/components/charts/chartData'
import type { TableValue } from '@/components/charts/ChartTable'
import type { Formatters } from '@/i18n/format'

/** A number of records with the list of them; none has no list to open. */
export const countCell = (value: Value | undefined, format: Formatters): TableValue =>
  value?.amount ? { text: format.count(value.amount), href: value.href } : { text: format.count(0) }
