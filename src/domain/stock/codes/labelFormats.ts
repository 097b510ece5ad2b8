import { isDecimal, parseDecimal, type DecimalSpec } from '../../shared/decimal'
import type { RefusalCode } from '../../shared/refusal'

/** Sheets of A4 and rolls that labels are printed on. */
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

/** Labels of one file at most. */
export const MAX_LABELS = 1000

/** How far a printer may be out, in millimetres; it is so by tenths. */
export const MAX_OFFSET = 5
export const OFFSET_DIGITS: DecimalSpec = { scale: 1, integerDigits: 2 }

/**
 * Whether a printer may be out by so much.
 * @param value in millimetres, as it was sent or read from what was typed
 * @returns null, `tooLarge` beyond MAX_OFFSET, or a code of `parseDecimal`
 */
export const refuseOffset = (value: unknown): RefusalCode | null => {
  const read = parseDecimal(value, OFFSET_DIGITS)
  if (!isDecimal(read)) return read
  return read.abs().gt(MAX_OFFSET) ? 'tooLarge' : null
}

/**
 * Whether so many labels, or a place among so many, is one that there is.
 * @param most labels of a file, or of a sheet
 */
export const isLabelCount = (value: unknown, most = MAX_LABELS): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most
