'use client'

import { useId, useRef } from 'react'
import { CardPicker } from '@/components/stock/CardPicker'
import { GroupPicker } from '@/components/stock/GroupPicker'
import { useWords } from '@/components/ui/useWords'
import { classNames } from '@/components/ui/classNames'
import type { Currency } from '@/domain/shared/currency'
import { ITEM_KINDS, type ItemKind } from '@/domain/tenders/itemKinds'
import type { EditorRow } from './EditorRow'
import type { LineActions } from './lineActions'
import styles from './LineEditor.module.css'
import { cellOf } from './moveFocus'
import type { RowErrors } from './rowErrors'
import { WordsInput } from './WordsInput'

type Props = {
  row: EditorRow
  number: number
  /** Name of the card or group, once known. */
  chosen: string
  currency: Currency
  errors: RowErrors
  readOnly: boolean
  actions: LineActions
}

/** What a line is about: its kind, the card or group behind it, its words. */
export const LineItemCell = ({
  row,
  number,
  chosen,
  currency,
  errors,
  readOnly,
  actions,
}: Props) => {
  const { t } = useWords()
  const errorId = useId()
  const line = t('tenderItems.editor.lineOf', { n: number })
  const error = errors.kind ?? errors.stockCard ?? errors.stockGroup ?? errors.description

  const cell = useRef<HTMLDivElement>(null)
  /** After choosing the item, focus the quantity once the line has rendered again. */
  const goOn = () =>
    requestAnimationFrame(() => {
      const table = cell.current?.closest<HTMLElement>('[data-lines]')
      if (table) cellOf(table, row.key, 'quantity')?.focus()
    })

  const hasPicker = row.kind === 'stockCard' || row.kind === 'stockGroup'
  const picker = {
    chosen,
    readOnly,
    invalid: Boolean(error),
    describedBy: error ? errorId : undefined,
  }

  return (
    <div ref={cell} role="cell" className={classNames(styles.item, hasPicker && styles.withPicker)}>
      <select
        className={`ui-input ${styles.kind}`}
        aria-label={`${t('tenderItems.fields.kind')}, ${line}`}
        value={row.kind}
        disabled={readOnly}
        onChange={(event) =>
          actions.change(row.key, { kind: event.currentTarget.value as ItemKind })
        }
      >
        {ITEM_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`tenderItems.kinds.${kind}`)}
          </option>
        ))}
      </select>
      {row.kind === 'stockCard' ? (
        <CardPicker
          {...picker}
          cell="stockCard"
          label={`${t('tenderItems.fields.stockCard')}, ${line}`}
          currency={currency}
          onPick={(card) => {
            actions.pickCard(row.key, card)
            goOn()
          }}
          onFreeText={(description) => {
            actions.change(row.key, { kind: 'text', description })
            goOn()
          }}
        />
      ) : null}
      {row.kind === 'stockGroup' ? (
        <GroupPicker
          {...picker}
          cell="stockGroup"
          label={`${t('tenderItems.fields.stockGroup')}, ${line}`}
          onPick={(group) => {
            actions.pickGroup(row.key, group)
            goOn()
          }}
        />
      ) : null}
      <WordsInput
        className={`ui-input ${styles.description}`}
        aria-label={`${t('tenderItems.fields.description')}, ${line}`}
        aria-invalid={errors.description ? true : undefined}
        data-cell="description"
        placeholder={t('tenderItems.fields.description')}
        maxLength={2000}
        readOnly={readOnly}
        value={row.description}
        onChange={(description) => actions.change(row.key, { description })}
      />
      {error ? (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      ) : null}
    </div>
  )
}
