'use client'

import { IconAlignLeft } from '@tabler/icons-react'
import { useId } from 'react'
import { CardPicker } from '../../../stock/CardPicker'
import { GroupPicker } from '../../../stock/GroupPicker'
import { useWords } from '../../../ui/useWords'
import { classNames } from '../../../ui/classNames'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import type { EditorRow } from '../rows/EditorRow'
import type { LineActions } from '../rows/lineActions'
import styles from './LineCells.module.css'
import { LineChoiceChip } from './LineChoiceChip'
import { LineWords } from './LineWords'
import type { RowErrors } from '../rows/rowErrors'

type Props = {
  row: EditorRow
  number: number
  /** Number of the line that this one can replace. */
  base: number | null
  /** Name of the card or group, once known. */
  chosen: string
  priceTerms: PriceTerms
  errors: RowErrors
  /** The description of a card or group is shown below its line. */
  isOpen: boolean
  actions: LineActions
  onFold: (key: string) => void
}

/** The item of a line: its card or group, or its text. */
export const LineItemCell = (props: Props) => {
  const { row, number, chosen, errors, isOpen, actions } = props
  const { t } = useWords()
  const errorId = useId()
  const line = t('tenderItems.editor.lineOf', { n: number })
  const error =
    errors.kind ?? errors.choice ?? errors.stockCard ?? errors.stockGroup ?? errors.description
  const hasPicker = row.kind === 'stockCard' || row.kind === 'stockGroup'
  const hasOwnWords = row.description.trim() !== '' && row.description !== chosen
  // Label of the expanded part: for a group also its parts.
  const below = t(
    row.kind === 'stockGroup'
      ? 'tenderItems.editor.wordsAndParts'
      : 'tenderItems.fields.description',
  )
  const picker = {
    chosen,
    invalid: Boolean(error),
    describedBy: error ? errorId : undefined,
  }

  return (
    <div role="cell" className={styles.item}>
      <div className={styles.field}>
        {row.kind === 'stockCard' ? (
          <CardPicker
            {...picker}
            cell="stockCard"
            label={`${t('tenderItems.fields.stockCard')}, ${line}`}
            priceTerms={props.priceTerms}
            onPick={(card) => {
              actions.pickCard(row.key, card)
              actions.focus(row.key, 'quantity')
            }}
            onFreeText={(description) => {
              actions.change(row.key, { kind: 'text', description })
              actions.focus(row.key, 'quantity')
            }}
          />
        ) : row.kind === 'stockGroup' ? (
          <GroupPicker
            {...picker}
            cell="stockGroup"
            label={`${t('tenderItems.fields.stockGroup')}, ${line}`}
            onPick={(group) => {
              actions.pickGroup(row.key, group)
              actions.focus(row.key, 'quantity')
            }}
          />
        ) : (
          <LineWords row={row} number={number} error={errors.description} actions={actions} />
        )}
        {isPricedKind(row.kind) ? (
          <LineChoiceChip choice={row.choice} base={props.base} className={styles.ofSheet} />
        ) : null}
        {hasPicker ? (
          <button
            type="button"
            className={classNames('ui-icon-button ui-icon-button--small', styles.fold)}
            aria-expanded={isOpen}
            aria-label={`${below}, ${line}`}
            title={hasOwnWords ? row.description : below}
            data-marked={hasOwnWords || undefined}
            onClick={() => props.onFold(row.key)}
          >
            <IconAlignLeft aria-hidden="true" size={17} />
          </button>
        ) : null}
      </div>
      {error ? (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      ) : null}
    </div>
  )
}
