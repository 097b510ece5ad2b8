import type { NumberStyle } from '@/domain/imports/imports'
import { decimalOf } from './numberText'
import type { RawCell } from './types'

/** True for `1.234` and `1,234`: valid in both styles, with different values. */
const isDoubtful = (number: string): boolean =>
  decimalOf(number, 'comma') !== decimalOf(number, 'point')

/**
 * Detects the number style (decimal and thousands separators) of a column from all of its cells.
 *
 * @param cells of one column
 * @param fallback the style of the reader's language, used if no cell decides
 * @returns `ask` if cells disagree, or if both styles are possible and give different numbers
 */
export const numberStyle = (
  cells: readonly RawCell[],
  fallback: NumberStyle,
): NumberStyle | 'ask' => {
  const texts = cells.filter((cell) => typeof cell === 'string')
  const fits = (style: NumberStyle) => (text: string) => decimalOf(text, style) !== null
  const numbers = texts.filter((text) => fits('comma')(text) || fits('point')(text))
  const [comma, point] = [
    numbers.some((text) => !fits('point')(text)),
    numbers.some((text) => !fits('comma')(text)),
  ]
  if (comma !== point) return comma ? 'comma' : 'point'
  return comma || numbers.some(isDoubtful) ? 'ask' : fallback
}
