import * as qs from 'qs-esm'
import type { FieldKind } from '@/domain/lists/fieldKinds'
import type { CollectionShape, FieldShape } from '@/queries/filters/collectionShape'
import { gateQuery } from '@/gate/query/gateQuery'

export const field = (kind: FieldKind, more: Partial<FieldShape> = {}): FieldShape => ({
  kind,
  hasMany: false,
  isOwnColumn: true,
  ...more,
})

export const shape: CollectionShape = new Map([
  ['id', field('number')],
  ['name', field('text')],
  ['quantity', field('number')],
  ['date', field('date')],
  ['isOpen', field('checkbox')],
  ['status', field('option', { options: ['active', 'passive'] })],
  ['days', field('option', { hasMany: true, options: ['monday'] })],
  ['company', field('relation')],
  ['meta', field('opaque')],
  ['emails.email', field('text', { isOwnColumn: false })],
  ['computed', field('text', { isOwnColumn: false })],
])

/** What Payload reads of a query that passed. */
export const list = (search: string) => {
  const gated = gateQuery({ kind: 'list', search, shape })
  return qs.parse(gated.search, { allowEmptyArrays: true, depth: 10, ignoreQueryPrefix: true })
}
