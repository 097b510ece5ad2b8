import type { Value } from '@/components/ui/charts/chartData'
import type { TableValue } from '@/components/ui/charts/ChartTable'
import type { Formatters } from '@/i18n/format'

/** A number of records with a link to their list; zero has no link. */
export const countCell = (value: Value | undefined, format: Formatters): TableValue =>
  value?.amount ? { text: format.count(value.amount), href: value.href } : { text: format.count(0) }
