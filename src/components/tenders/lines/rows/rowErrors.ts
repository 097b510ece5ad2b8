import type { Numeric } from '@/domain/shared/money'
import type { RefusalCode } from '@/domain/shared/refusal'
import { refuseFraction, type StockUnit } from '@/domain/stock/units'
import { refuseItem } from '@/domain/tenders/lines/lines'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import type { CellName, EditorRow, TenderItemValue } from './EditorRow'
import { valueFromRow } from './valueFromRows'

export type RowErrors = Partial<Record<CellName, string>>

/** Refuses fractions of cards counted in pieces; only for a quantity that is a valid number. */
const fractionOf = (value: TenderItemValue, unit: StockUnit | null): RefusalCode | null =>
  value.kind === 'stockCard' && value.quantity !== null
    ? refuseFraction({ unit, quantity: value.quantity as Numeric })
    : null

/** Errors of empty cells: not shown before the first attempt to save. */
const UNFINISHED = new Set(['required', 'itemCardMissing', 'itemGroupMissing'])

/**
 * The errors of a line by cell; those of the server take precedence.
 * @param isStrict after an attempt to save: empty cells are errors too
 */
export const rowErrors = ({
  row,
  locale,
  t,
  isStrict,
  base,
  unit,
  fromServer = {},
}: {
  row: EditorRow
  /** Number of the line that this one is an alternative to. */
  base: number | null
  /** Of its card, once that is known. */
  unit: StockUnit | null
  locale: Locale
  t: Translator
  isStrict: boolean
  fromServer?: RowErrors | undefined
}): RowErrors => {
  const value = valueFromRow(row, locale, 0)
  const refused = refuseItem(value).filter(({ code }) => isStrict || !UNFINISHED.has(code))
  const own = refused.map(({ path, code, data }) => [
    path,
    t(`refusals.${code}`, data as Record<string, string>),
  ])
  const fraction = 'quantity' in Object.fromEntries(own) ? null : fractionOf(value, unit)
  const isLost = value.choice === 'alternative' && base === null
  return {
    ...(isLost && { choice: t('refusals.alternativeWithoutLine') }),
    ...Object.fromEntries(own),
    ...(fraction && { quantity: t(`refusals.${fraction}`) }),
    ...fromServer,
  }
}
