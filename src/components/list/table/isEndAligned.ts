import type { ColumnKind } from '@/catalog/column'

const END_ALIGNED: readonly ColumnKind[] = [
  'money',
  'price',
  'cost',
  'quantity',
  'percent',
  'count',
]

/** True for kinds whose digits are aligned under each other (DT10). */
export const isEndAligned = (kind: ColumnKind): boolean => END_ALIGNED.includes(kind)
