'use client'

import { memo } from 'react'
import { useWords } from '@/components/ui/useWords'
import { classNames } from '@/components/ui/classNames'
import type { Currency } from '@/domain/shared/currency'
import type { DiscountType } from '@/domain/tenders/discount'
import { isPricedKind } from '@/domain/tenders/itemKinds'
import type { EditorRow, NumericCell } from './EditorRow'
import type { LineActions } from './lineActions'
import styles from './LineEditor.module.css'
import { LineItemCell } from './LineItemCell'
import { LineTools } from './LineTools'
import { NumberCell } from './NumberCell'
import { rowErrors, type RowErrors } from './rowErrors'

type Props = {
  row: EditorRow
  index: number
  isLast: boolean
  chosen: string
  amount: string | null
  /** What is available of the card, when the lines ask for more. */
  available: string | null
  currency: Currency
  readOnly: boolean
  hasTools: boolean
  isStrict: boolean
  fromServer: RowErrors | undefined
  actions: LineActions
}

/** One line. Memoised: typing in another line does not draw it again. */
export const LineRow = memo((props: Props) => {
  const { row, index, currency, readOnly, actions, amount } = props
  const { t, locale, format } = useWords()
  const number = index + 1
  const line = t('tenderItems.editor.lineOf', { n: number })
  const errors = rowErrors({ ...props, locale, t })
  const isPriced = isPricedKind(row.kind)

  const numberCell = (cell: NumericCell, warning?: string) => (
    <NumberCell
      cell={cell}
      label={t(`tenderItems.fields.${cell}`)}
      spoken={`${t(`tenderItems.fields.${cell}`)}, ${line}`}
      text={row[cell]}
      error={errors[cell]}
      warning={warning}
      readOnly={readOnly}
      onChange={(text) => actions.change(row.key, { [cell]: text })}
    />
  )

  const warning =
    props.available === null || readOnly
      ? undefined
      : t('tenderItems.editor.overAvailable', { quantity: format.quantity(props.available) })

  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      className={classNames(styles.row, !isPriced && styles.plain, styles[`kind-${row.kind}`])}
      data-line={row.key}
    >
      <div role="cell" className={styles.number}>
        {number}
      </div>
      <LineItemCell {...props} number={number} errors={errors} />
      {isPriced ? (
        <>
          {numberCell('quantity', warning)}
          {numberCell('unitPrice')}
          <div role="presentation" className={styles.discount}>
            {numberCell('discountValue')}
            <select
              className={`ui-input ${styles.discountType}`}
              aria-label={`${t('tenderItems.fields.discountType')}, ${line}`}
              value={row.discountType}
              disabled={readOnly}
              onChange={(event) =>
                actions.change(row.key, {
                  discountType: event.currentTarget.value as DiscountType,
                })
              }
            >
              <option value="percent">%</option>
              <option value="amount">{currency}</option>
            </select>
          </div>
          {numberCell('taxRate')}
        </>
      ) : null}
      <div role="cell" className={classNames(styles.amount, amount === null && styles.blank)}>
        <span aria-hidden="true" className={styles.label}>
          {t('tenderItems.fields.lineTotal')}
        </span>
        <bdi dir="ltr">{amount === null ? '' : format.money(amount, currency)}</bdi>
      </div>
      {props.hasTools ? (
        <LineTools lineKey={row.key} number={number} isLast={props.isLast} actions={actions} />
      ) : null}
    </div>
  )
})
LineRow.displayName = 'LineRow'
