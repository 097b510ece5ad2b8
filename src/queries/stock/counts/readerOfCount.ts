import type { CommandRight } from '@/catalog/commands/command'
import { seesExpected } from '@/domain/stock/counting/counts'

type May = (right: CommandRight) => boolean

/** Whether a user may review and post counts. */
export const mayReviewCounts = (may: May): boolean => may(['reviewCounts', 'stock-counts'])

/** Whether a user sees the expected quantities of a count. */
export const mayReadExpected = (may: May, { isBlind }: { isBlind: boolean }): boolean =>
  seesExpected({
    reviews: mayReviewCounts(may),
    readsQuantities: may(['read', 'stock-cards', 'currentQuantity']),
    isBlind,
  })
