import type { NumberField } from 'payload'
import type { Currency } from '@/domain/shared/currency'
import type { DecimalKind } from '@/domain/shared/decimal'

type Options = Partial<Omit<NumberField, 'type' | 'name' | 'hasMany'>> & {
  name: string
  kind: DecimalKind
  /** The currency of a price whose currency is fixed; others follow the record's. */
  currency?: Currency
  /**
   * Refuses negative input, for fields without another rule that does: a database error would name
   * no field.
   */
  isNotNegative?: boolean
}

/**
 * A number that is money or a quantity. Its column gets an exact type in `database/exactNumbers`,
 * its input is read by `hooks/strictInput`: Payload's own parsing would turn "1,5" into 1. Its form
 * field is a custom one that reads and writes numbers in the language of the interface.
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
