import type { RefusalCode } from '@/domain/shared/refusal'

/**
 * What a violated constraint of the database means to a person, by the constraint's name. One
 * without an entry is `invalidInput`. A name may be a prefix: the first that fits counts.
 */
export const CONSTRAINT_REFUSALS: Readonly<Record<string, RefusalCode>> = {
  stock_cards_no_oversell: 'insufficientStock',
  stock_cards_reserved: 'insufficientStock',
  stock_cards_cost_price: 'priceNotPositive',
  stock_movements_quantity: 'quantityNotPositive',
  stock_movements_price: 'priceNotPositive',
  stock_movements_one_reversal: 'alreadyReversed',
  stock_movements_rate: 'rateNotPositive',
  stock_count_cards_one_open: 'cardInOpenCount',
  stock_count_entries_one_undo: 'alreadyDone',
  stock_movements_one_count: 'wrongCountState',
  stock_reservations_quantity: 'quantityNotPositive',
  stock_group_stocks_quantity: 'quantityNotPositive',
  tender_items_quantity: 'quantityNotPositive',
  tender_items_choice: 'choiceWithoutPrice',
  tenders_rate: 'rateNotPositive',
  currency_rates_positive: 'rateNotPositive',
  currency_rates_spread: 'buyingAboveSelling',
  currency_rates_day_source: 'notUnique',
  tenders_one_living_revision: 'alreadyRevised',
  tender_answers_one_: 'offerAccepted',
  sendIsFinal: 'alreadyDone',
  tenders_invoice_number_form: 'invoiceNumberInvalid',
  tenders_invoice_number: 'invoiceNumberTaken',
}

/** The refusal of a constraint, or undefined when none is written down for it. */
export const refusalOfConstraint = (constraint: string | undefined): RefusalCode | undefined => {
  if (!constraint) return undefined
  if (Object.hasOwn(CONSTRAINT_REFUSALS, constraint)) return CONSTRAINT_REFUSALS[constraint]
  const prefix = Object.keys(CONSTRAINT_REFUSALS).find((name) => constraint.startsWith(name))
  return prefix === undefined ? undefined : CONSTRAINT_REFUSALS[prefix]
}
