'use client'

import { Select } from '../../../ui/inputs/Select'
import { useT } from '../../../ui/useT'
import type { Currency } from '@/domain/shared/currency'
import { DISCOUNT_TYPES } from '@/domain/tenders/totals/discount'
import type { EditorRow } from '../rows/EditorRow'
import type { LineActions } from '../rows/lineActions'
import styles from './LineCells.module.css'

type Props = {
  row: EditorRow
  line: string
  currency: Currency
  actions: LineActions
}

/** The discount type of a line: percent or amount. */
export const DiscountKind = ({ row, line, currency, actions }: Props) => {
  const t = useT()
  return (
    <Select
      className={styles.discountType}
      aria-label={`${t('tenderItems.fields.discountType')}, ${line}`}
      value={row.discountType}
      options={DISCOUNT_TYPES.map((value) => ({
        value,
        label: value === 'percent' ? '%' : currency,
      }))}
      onChange={(discountType) => actions.change(row.key, { discountType })}
    />
  )
}
