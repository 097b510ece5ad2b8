import {
  decimalOfText,
  textOfDecimal,
  tidyDecimal,
  type DecimalLook,
} from '@/present/record/decimalText'
import { PERCENT, PRICE, QUANTITY } from '@/domain/shared/decimal'
import type { Locale } from '@/i18n/locales'
import type { NumericCell } from './EditorRow'

const LOOKS: Record<NumericCell, DecimalLook> = {
  quantity: { spec: QUANTITY, isPrice: false },
  unitPrice: { spec: PRICE, isPrice: true },
  // Percent or amount: the discount type of the line determines the number of digits.
  discountValue: { spec: { scale: PERCENT.scale, integerDigits: 12 }, isPrice: false },
  taxRate: { spec: PERCENT, isPrice: false },
}

/** A stored or parsed number in the format of its cell: `1.234,50` for a Turkish price. */
export const lineText = (cell: NumericCell, value: unknown, locale: Locale): string =>
  textOfDecimal(value, LOOKS[cell], locale)

/** Parses a cell for the form's value. */
export const cellValue = decimalOfText

/** The text of a cell reformatted on blur; invalid text stays as typed. */
export const tidyText = (cell: NumericCell, text: string, locale: Locale): string =>
  tidyDecimal(text, LOOKS[cell], locale)
