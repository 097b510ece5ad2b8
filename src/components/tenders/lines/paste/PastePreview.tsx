'use client'

import { useWords } from '../../../ui/useWords'
import type { Columns, PastedColumn } from '@/domain/tenders/lines/pastedColumns'
import type { PastedLine } from '@/domain/tenders/lines/pastedLines'
import { isUnknown, type FoundLine } from './pastedRows'
import styles from './PasteDialog.module.css'

type Props = {
  columns: Columns
  lines: readonly PastedLine[]
  /** Null until the cards were looked up. */
  found: readonly FoundLine[] | null
}

const HEADS = {
  code: 'stockCards.fields.sku',
  name: 'tenderItems.fields.description',
  quantity: 'tenderItems.fields.quantity',
  unit: 'tenderItems.fields.unit',
  unitPrice: 'tenderItems.fields.unitPrice',
  discount: 'tenderItems.fields.discountValue',
  taxRate: 'tenderItems.fields.taxRate',
  choice: 'tenderItems.fields.choice',
} as const satisfies Record<PastedColumn, string>

const WORDS: readonly PastedColumn[] = ['code', 'name', 'unit', 'choice']

/** The parsed lines by column, each with its card and problems. */
export const PastePreview = ({ columns, lines, found }: Props) => {
  const { t } = useWords()
  const shown = columns.filter((column) => column !== null)

  const cardOf = (index: number) => {
    const one = found?.[index]
    if (!one) return '…'
    if (one.card) return <bdi>{one.card.name}</bdi>
    const kind = t('tenderItems.kinds.text')
    return isUnknown(one) ? <span className={styles.unknown}>{kind}</span> : kind
  }
  const choiceOf = ({ choice }: PastedLine) =>
    choice === 'included' ? '' : t(`tenderItems.choices.${choice}`)
  const cellOf = (line: PastedLine, column: PastedColumn) => {
    const problem = line.problems.find((one) => one.column === column)
    return (
      <td key={column} data-wrong={problem ? '' : undefined} data-number={!WORDS.includes(column)}>
        <bdi>{column === 'choice' ? choiceOf(line) : line[column]}</bdi>
        {problem ? <small>{t(`refusals.${problem.code}`)}</small> : null}
      </td>
    )
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('tenderItems.singular')}</th>
          {shown.map((column) => (
            <th key={column} scope="col" data-number={!WORDS.includes(column)}>
              {t(HEADS[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <td>{cardOf(index)}</td>
            {shown.map((column) => cellOf(line, column))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
