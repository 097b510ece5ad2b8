import type { NumberField } from 'payload'
import type { Currency } from '@/domain/shared/currency'
import type { DecimalKind } from '@/domain/shared/decimal'

/** The exact column behind a number: `numeric(precision, scale)`. */
export const DECIMAL_COLUMNS: Record<DecimalKind, { precision: number; scale: number }> = {
  quantity: { precision: 18, scale: 3 },
  price: { precision: 18, scale: 6 },
  rate: { precision: 18, scale: 6 },
  amount: { precision: 18, scale: 2 },
  percent: { precision: 6, scale: 3 },
}

type Options = Partial<Omit<NumberField, 'type' | 'name' | 'hasMany'>> & {
  name: string
  kind: DecimalKind
  /** The currency of a price that is always in one; others follow the record's. */
  currency?: Currency
  /** Judged with the input, where no other rule does: the database refuses it naming no field. */
  isNotNegative?: boolean
}

/**
 * A number that is money or a quantity. Its column gets an exact type in `database/exactNumbers`,
 * its input is read by `hooks/strictInput`: Payload's own parsing would turn "1,5" into 1. Its form
 * field is ours, which reads and writes numbers in the language of the interface.
 */
export const decimalField = ({
  name,
  kind,
  currency,
  isNotNegative,
  ...rest
}: Options): NumberField =>
  ({
    ...rest,
    type: 'number',
    name,
    custom: { ...rest.custom, decimal: kind, ...(isNotNegative && { isNotNegative }) },
    admin: {
      ...rest.admin,
      custom: { ...rest.admin?.custom, decimal: kind, currency },
      components: {
        Field: '/components/document/fields/DecimalField#DecimalField',
        ...rest.admin?.components,
      },
    },
  }) as NumberField
