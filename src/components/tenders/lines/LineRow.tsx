'use client'

import { IconAlertTriangle, IconDotsVertical, IconHelp } from '@tabler/icons-react'
import { memo } from 'react'
import { useWords } from '@/components/ui/useWords'
import { classNames } from '@/components/ui/classNames'
import type { Currency } from '@/domain/shared/currency'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import type { StockUnit } from '@/domain/stock/units'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import { DiscountKind } from './cells/DiscountKind'
import type { EditorRow, NumericCell } from './rows/EditorRow'
import type { LineActions } from './rows/lineActions'
import styles from './cells/LineCells.module.css'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import { LastPriceNote } from './cells/LastPriceNote'
import { LineChoiceChip } from './cells/LineChoiceChip'
import { LineItemCell } from './cells/LineItemCell'
import { LineMarginNote } from './cells/LineMarginNote'
import { LineParts, type ShownParts } from './LineParts'
import { LineWords } from './cells/LineWords'
import { NumberCell } from './cells/NumberCell'
import type { DropSide } from './useLineDrag'
import { takenPrice } from './rows/takenPrice'
import { rowErrors, type RowErrors } from './rows/rowErrors'
import { TaxRateChoice } from './cells/TaxRateChoice'
import { readDecimal } from '@/domain/shared/readDecimal'
import { toDecimal } from '@/domain/shared/money'
import type { Locale } from '@/i18n/locales'

/** The VAT rate of a line as a plain decimal; null if missing or unreadable. */
const taxRateOf = ({ taxRate }: Pick<EditorRow, 'taxRate'>, locale: Locale): string | null => {
  const read = taxRate.trim() === '' ? null : readDecimal(taxRate, locale)
  return read === null ? null : toDecimal(read).toFixed()
}

type Props = {
  row: EditorRow
  index: number
  /** Its distance from the top of the lines, in pixels. */
  start: number
  chosen: string
  amount: string | null
  /** What is available of its card or group. */
  available: string | null
  isShort: boolean
  /** Number of the line that this one can replace. */
  base: number | null
  unit: StockUnit | null
  /** Its margin in percent, `?` if unknown; null for users who see no costs. */
  margin: string | null
  currency: Currency
  priceTerms: PriceTerms
  /** Where its price comes from; undefined for a price entered by hand. */
  priceNote: string | undefined
  isConverted: boolean
  /** The customer's last price for its card. */
  lastPrice: LastPrice | null
  isStrict: boolean
  isOpen: boolean
  /** The parts of a group; undefined while collapsed. */
  parts: ShownParts | undefined
  /** Another line is dragged over it. */
  drop: DropSide | undefined
  fromServer: RowErrors | undefined
  /** Valid VAT rates on the tender's day, as plain decimals. */
  taxRates: readonly string[]
  actions: LineActions
  onFold: (key: string) => void
  measure: (element: HTMLElement | null) => void
}

/** One line. Memoised: typing in another line does not re-render it. */
export const LineRow = memo((props: Props) => {
  const { row, index, currency, actions, amount, available, unit } = props
  const { t, locale, format } = useWords()
  const number = index + 1
  const line = t('tenderItems.editor.lineOf', { n: number })
  const errors = rowErrors({ ...props, locale, t })
  const choice = isPricedKind(row.kind) ? row.choice : 'included'
  const shown = amount === null ? '' : format.money(amount, currency)
  const isPriced = isPricedKind(row.kind)
  const hasStock = row.kind === 'stockCard' || row.kind === 'stockGroup'
  const inStock = available === null ? '' : format.quantity(available)
  const { isShort, taxRates } = props
  const taxRate = taxRateOf(row, locale)
  const staleTax =
    taxRate !== null && !taxRates.includes(taxRate)
      ? t('refusals.taxRateNotValid', { rate: row.taxRate, valid: taxRates.join(', ') })
      : undefined

  const numberCell = (
    cell: NumericCell,
    more: Partial<
      Pick<
        React.ComponentProps<typeof NumberCell>,
        'warning' | 'hint' | 'more' | 'isConverted' | 'end'
      >
    > = {},
  ) => (
    <NumberCell
      cell={cell}
      label={t(`tenderItems.fields.${cell}`)}
      spoken={`${t(`tenderItems.fields.${cell}`)}, ${line}`}
      text={row[cell]}
      error={errors[cell]}
      onChange={(text) => actions.change(row.key, { [cell]: text })}
      {...more}
    />
  )

  return (
    <div
      ref={props.measure}
      role="row"
      aria-rowindex={number + 1}
      className={classNames(styles.row, !isPriced && styles.plain, styles[`kind-${row.kind}`])}
      data-index={index}
      data-line={row.key}
      data-drop={props.drop}
      style={{ insetBlockStart: props.start }}
    >
      <div role="presentation" className={styles.cells}>
        <div
          role="cell"
          className={styles.number}
          draggable
          data-line-handle
          title={t('tenderItems.editor.drag')}
        >
          {number}
          <span className={styles.label}>{t(`tenderItems.kinds.${row.kind}`)}</span>
          <LineChoiceChip choice={choice} base={props.base} className={styles.ofCard} />
        </div>
        <LineItemCell {...props} number={number} errors={errors} />
        {isPriced ? (
          <>
            <div role="cell" className={styles.available} data-short={isShort || undefined}>
              {hasStock && inStock !== '' ? (
                <>
                  <span aria-hidden="true" className={styles.label}>
                    {t('tenderItems.fields.available')}
                  </span>
                  {isShort ? <IconAlertTriangle aria-hidden="true" size={15} /> : null}
                  <bdi dir="ltr">{inStock}</bdi>
                </>
              ) : row.unknownCode === undefined ? null : (
                <span
                  role="img"
                  className={styles.unknown}
                  aria-label={t('tenderItems.editor.unknownCode', { code: row.unknownCode })}
                  title={t('tenderItems.editor.unknownCode', { code: row.unknownCode })}
                >
                  <IconHelp aria-hidden="true" size={17} />
                </span>
              )}
            </div>
            {numberCell('quantity', {
              ...(isShort && {
                warning: t('tenderItems.editor.overAvailable', { quantity: inStock }),
              }),
              ...(unit && {
                end: <span className={styles.unit}>{t(`stockCards.units.${unit}`)}</span>,
              }),
            })}
            {numberCell('unitPrice', {
              hint: props.priceNote,
              isConverted: props.isConverted,
              more: props.lastPrice && (
                <LastPriceNote
                  price={props.lastPrice}
                  taken={takenPrice(row, props.lastPrice, { priceTerms: props.priceTerms, locale })}
                  line={line}
                  onTake={() => actions.takeLastPrice(row.key)}
                />
              ),
            })}
            {numberCell('discountValue', {
              end: <DiscountKind row={row} line={line} currency={currency} actions={actions} />,
            })}
            {numberCell('taxRate', {
              ...(staleTax && { warning: staleTax }),
              end: (
                <TaxRateChoice
                  row={row}
                  line={line}
                  rate={taxRate}
                  offered={taxRates}
                  actions={actions}
                />
              ),
            })}
          </>
        ) : null}
        <div
          role="cell"
          className={classNames(styles.amount, amount === null && styles.blank)}
          data-aside={choice !== 'included' || undefined}
          data-costed={props.margin !== null || undefined}
        >
          <span aria-hidden="true" className={styles.label}>
            {t('tenderItems.fields.lineTotal')}
          </span>
          <bdi dir="ltr">{choice === 'included' || shown === '' ? shown : `(${shown})`}</bdi>
          <LineMarginNote margin={props.margin} />
        </div>
        <div role="cell" className={styles.tools}>
          <button
            type="button"
            className="ui-icon-button ui-icon-button--small"
            aria-haspopup="menu"
            aria-label={`${t('tenderItems.editor.lineMenu')}, ${line}`}
            title={t('tenderItems.editor.lineMenu')}
            data-line-menu
          >
            <IconDotsVertical aria-hidden="true" size={17} />
          </button>
        </div>
      </div>
      {hasStock && (props.isOpen || errors.description) ? (
        <div role="cell" className={styles.below}>
          <LineWords row={row} number={number} error={errors.description} actions={actions} />
          {props.parts && <LineParts row={row} priceTerms={props.priceTerms} {...props.parts} />}
        </div>
      ) : null}
    </div>
  )
})
LineRow.displayName = 'LineRow'
