import type { CollectionBeforeChangeHook } from 'payload'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { dayFromStored } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields, type FieldRefusal } from '@/domain/shared/refusal'

const same = {
  id: (a: unknown, b: unknown) => idOf(a) === idOf(b),
  text: (a: unknown, b: unknown) => a === b,
  number: (a: unknown, b: unknown) =>
    toDecimal(a as Numeric | null).equals(toDecimal(b as Numeric | null)),
  day: (a: unknown, b: unknown) => dayFromStored(a) === dayFromStored(b),
}

const FINAL: [string, (a: unknown, b: unknown) => boolean][] = [
  ['stockCard', same.id],
  ['type', same.text],
  ['quantity', same.number],
  ['price', same.number],
  ['currencyType', same.text],
  ['currencyRate', same.number],
  ['operationDate', same.day],
  ['tender', same.id],
]

/**
 * A posted movement keeps what it did to the stock; only its note and project may change. A
 * correction is a reversal. The database has the same rule as a trigger.
 */
export const refuseFinalFields: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  refuseFields(
    FINAL.map(([path, isSame]): FieldRefusal | null =>
      path in data && !isSame(data[path], originalDoc?.[path])
        ? { path, code: 'movementIsFinal' }
        : null,
    ),
  )
  return data
}
