'use client'

import { useWords } from '../../../ui/useWords'
import type { EditorRow } from '../rows/EditorRow'
import type { LineActions } from '../rows/lineActions'
import styles from './LineCells.module.css'
import { WordsInput } from './WordsInput'

type Props = {
  row: EditorRow
  number: number
  error: string | undefined
  actions: LineActions
}

/** The text of a line: one row, expanded while editing. */
export const LineWords = ({ row, number, error, actions }: Props) => {
  const { t } = useWords()
  const line = t('tenderItems.editor.lineOf', { n: number })
  return (
    <WordsInput
      className={`ui-input ${styles.description}`}
      aria-label={`${t('tenderItems.fields.description')}, ${line}`}
      aria-invalid={error ? true : undefined}
      data-cell="description"
      placeholder={t('tenderItems.fields.description')}
      maxLength={2000}
      value={row.description}
      onChange={(description) => actions.change(row.key, { description })}
    />
  )
}
