'use client'

import { IconChevronDown } from '@tabler/icons-react'
import { Select } from '../../../ui/inputs/Select'
import { useWords } from '../../../ui/useWords'
import type { EditorRow } from '../rows/EditorRow'
import type { LineActions } from '../rows/lineActions'
import styles from './TaxRateChoice.module.css'
import { lineText } from '../rows/lineText'

type Props = {
  row: EditorRow
  line: string
  /** The rate of the line, as a plain decimal; null if unreadable. */
  rate: string | null
  offered: readonly string[]
  actions: LineActions
}

/** The valid VAT rates on the tender's day, next to the input. */
export const TaxRateChoice = ({ row, line, rate, offered, actions }: Props) => {
  const { t, format, locale } = useWords()
  const option = (value: string) => ({ value, label: format.percent(value) })
  return (
    <span className={styles.choice}>
      <IconChevronDown aria-hidden="true" size={14} />
      <Select
        aria-label={`${t('tenderItems.editor.taxRates')}, ${line}`}
        empty={rate !== null && offered.includes(rate) ? undefined : ''}
        value={rate !== null && offered.includes(rate) ? rate : ''}
        options={offered.map(option)}
        onChange={(value) =>
          value !== '' && actions.change(row.key, { taxRate: lineText('taxRate', value, locale) })
        }
      />
    </span>
  )
}
