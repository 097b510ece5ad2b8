import type { MessageKey, Translator } from './messages'

/**
 * The unit of a quantity as it stands behind the number: "5 قطع", "1 قطعة".
 * @param unit of the card; nothing is said where there is none
 * @param quantity the number, or its text
 */
export const unitWord = (
  t: Translator,
  unit: string | null | undefined,
  quantity: number | string | null | undefined,
): string => (unit ? t(`stockCards.unitsOf.${unit}` as MessageKey, { n: Number(quantity) }) : '')
