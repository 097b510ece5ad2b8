import { TOTAL_FIELDS } from '@/domain/tenders/compare'
import { explainedRights, type Columns, type ExplainingInput } from './column'

const explainedBy = (...fields: string[]): ExplainingInput[] =>
  fields.map((field) => ['tenders', field])

const LINES = ['items', 'currency'] as const
const DISCOUNT = ['subtotal', 'discountType', 'discountValue'] as const

const amount = { kind: 'money', priority: 3, currency: { field: 'currency' } } as const
const lira = { kind: 'money', priority: 3, currency: { code: 'TRY' } } as const
const rate = { kind: 'price', priority: 3 } as const

/**
 * Amounts and rates of tenders, each with the inputs that its explanation shows. Day and source of
 * a rate are left out for readers who may not see them.
 */
export const TENDER_AMOUNTS = {
  subtotal: { ...amount, explained: explainedBy(...LINES) },
  discountTotal: { ...amount, explained: explainedBy(...LINES, ...DISCOUNT) },
  taxTotal: { ...amount, explained: explainedBy(...LINES, ...DISCOUNT, 'discountTotal') },
  total: {
    ...amount,
    priority: 1,
    inLira: 'totalBase',
    explained: explainedBy(...LINES, ...DISCOUNT, 'discountTotal', 'taxTotal'),
  },
  totalBase: { ...lira, explained: explainedBy('total', 'currency', 'currencyRate') },
  currencyRate: { ...rate, explained: explainedBy('currency') },
  invoiceTotalBase: { ...lira, explained: explainedBy('total', 'currency', 'invoiceRate') },
  invoiceRate: { ...rate, explained: explainedBy('currency') },
} as const satisfies Columns

/** The fields of tenders that a user has to be able to read to have all totals explained. */
export const FIELDS_OF_EXPLAINED_TOTALS: readonly string[] = [
  ...TOTAL_FIELDS,
  ...TOTAL_FIELDS.flatMap((name) =>
    (explainedRights(TENDER_AMOUNTS[name]) ?? []).flatMap(([, , field]) => field ?? []),
  ),
]
