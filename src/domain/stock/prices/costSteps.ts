import { isSameDecimal, type Decimal, type Numeric } from '../../shared/money'
import { averageCostAfter, averageCostAfterReversal } from '../movement'

/** A movement that changed the average cost of its card, with the state before it. */
export type CostStep = {
  isReversal: boolean
  onHand: string
  average: string | null
  quantity: string
  /** Lira a unit. */
  cost: string
  after: string
}

/** Recalculates the average cost after a step. */
export const costAfter = ({ isReversal, ...step }: Omit<CostStep, 'after'>): Decimal =>
  isReversal
    ? averageCostAfterReversal({ ...step, average: step.average ?? 0 }).average
    : averageCostAfter(step)

/**
 * Whether the steps are consistent with an average: each with its stored result, the last with the
 * average itself.
 * @param steps newest first
 */
export const leadTo = (average: Numeric, steps: readonly CostStep[]): boolean =>
  steps.every((step) => isSameDecimal(costAfter(step), step.after)) &&
  (steps[0] === undefined || isSameDecimal(steps[0].after, average))
