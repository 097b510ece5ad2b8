import { orNull } from '@/catalog/commands/bodies/jsonSchema'
import { DAY, FLAG, list, shape, TEXT, WHOLE } from './shapes'

/** The last price offered to a customer for a card. */
const LAST_PRICE = shape({
  card: WHOLE,
  unitPrice: TEXT,
  discountType: orNull({ enum: ['percent', 'amount'] }),
  discountValue: orNull(TEXT),
  currency: TEXT,
  tender: WHOLE,
  number: orNull(TEXT),
  day: DAY,
  status: TEXT,
})

export const LAST_PRICES = shape({ docs: list(LAST_PRICE) })

/** Data for approving a tender; null is closed to the caller. */
export const APPROVAL_SHEET = shape({
  currency: orNull(TEXT),
  totalBase: orNull(TEXT),
  totalLimit: orNull(TEXT),
  discount: orNull(TEXT),
  discountLimit: orNull(TEXT),
  margin: orNull(
    shape({
      amount: TEXT,
      percent: orNull(TEXT),
      unknown: shape({ lines: WHOLE, base: TEXT }),
    }),
  ),
  shortages: orNull(list(shape({ card: WHOLE, name: TEXT, wanted: TEXT, available: TEXT }))),
  changed: orNull(shape({ sinceApproval: FLAG, sinceSend: FLAG })),
  lines: orNull(
    list(
      shape({
        id: WHOLE,
        name: orNull(TEXT),
        quantity: TEXT,
        unitPrice: TEXT,
        net: TEXT,
        last: orNull(LAST_PRICE),
      }),
    ),
  ),
})
