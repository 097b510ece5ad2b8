import { isDecimal, parseDecimal, type DecimalSpec } from '../../shared/decimal'
import type { RefusalCode } from '../../shared/refusal'

/** Label formats: A4 sheets and rolls. */
export const LABEL_FORMATS = [
  'sheet70x37',
  'sheet63x38',
  'sheet52x29',
  'sheet38x21',
  'roll100x50',
  'roll50x30',
  'roll40x20',
] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]

/** Most labels of one file. */
export const MAX_LABELS = 1000

/** Largest printer offset in millimetres, in steps of a tenth. */
export const MAX_OFFSET = 5
export const OFFSET_DIGITS: DecimalSpec = { scale: 1, integerDigits: 2 }

/**
 * Validates a printer offset.
 * @param value in millimetres, as it was sent or read from what was typed
 * @returns null, `tooLarge` beyond MAX_OFFSET, or a code of `parseDecimal`
 */
export const refuseOffset = (value: unknown): RefusalCode | null => {
  const read = parseDecimal(value, OFFSET_DIGITS)
  if (!isDecimal(read)) return read
  return read.abs().gt(MAX_OFFSET) ? 'tooLarge' : null
}

/**
 * True for a valid number or position of labels.
 * @param most labels of a file, or of a sheet
 */
export const isLabelCount = (value: unknown, most = MAX_LABELS): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most
