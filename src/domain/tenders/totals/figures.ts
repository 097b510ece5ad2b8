import type { Day } from '../../shared/day'
import { TENDER_CONDITIONS, type AnyOfCondition, type Condition } from '../conditions'

/**
 * Totals of a customer's or project's tenders: open, approved and not invoiced, invoiced. The
 * condition of each is also the filter of the list behind its number.
 */
export const TENDER_FIGURES = {
  open: (today: Day): AnyOfCondition => TENDER_CONDITIONS.waiting(today),
  approved: (): Condition => TENDER_CONDITIONS.notInvoiced(),
  invoiced: (): Condition => ({ isInvoiced: { equals: 'true' } }),
}
export type TenderFigure = keyof typeof TENDER_FIGURES
