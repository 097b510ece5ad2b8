import type { MessageKey, Translator } from './messages'

/**
 * The unit after a quantity: "5 قطع", "1 قطعة".
 * @param unit of the card; without one the result is empty
 * @param quantity the number, or its text
 */
export const unitWord = (
  t: Translator,
  unit: string | null | undefined,
  quantity: number | string | null | undefined,
): string => (unit ? t(`stockCards.unitsOf.${unit}` as MessageKey, { n: Number(quantity) }) : '')
