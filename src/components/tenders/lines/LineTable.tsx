'use client'

import { useWords } from '@/components/ui/useWords'
import { classNames } from '@/components/ui/classNames'
import type { Currency } from '@/domain/shared/currency'
import { refuseItem } from '@/domain/tenders/lines'
import type { Locale } from '@/i18n/locales'
import type { EditorRow, ServerErrors } from './EditorRow'
import type { LineActions } from './lineActions'
import styles from './LineEditor.module.css'
import type { LineFigures } from './lineFigures'
import { LineRow } from './LineRow'
import type { PastedLine } from './readPaste'
import { useLineKeys } from './useLineKeys'
import { valueFromRow } from './valueFromRows'

type Props = {
  rows: readonly EditorRow[]
  figures: LineFigures['byKey']
  currency: Currency
  readOnly: boolean
  /** The lines are being saved. */
  isBusy: boolean
  hasTools: boolean
  isStrict: boolean
  serverErrors: ServerErrors
  nameOf: (row: EditorRow) => string | undefined
  actions: LineActions
  addAfter: (key: string) => void
  onPaste: (lines: readonly PastedLine[], key: string) => void
}

const HEADS = ['quantity', 'unitPrice', 'discountValue', 'taxRate', 'lineTotal'] as const

/** The name of the card or group; its number until, or in case, the name cannot be read. */
const chosenName = (row: EditorRow, name: string | undefined): string => {
  const id = row.kind === 'stockGroup' ? row.stockGroup : row.stockCard
  return name ?? (id === null ? '' : `#${id}`)
}

/** Nothing to say about it, so that an attempt to save does not draw it again. */
const isSound = (row: EditorRow, locale: Locale): boolean =>
  refuseItem(valueFromRow(row, locale, 0)).length === 0

/** The table of lines: one row across on a wide page, stacked cells on a narrow one. */
export const LineTable = (props: Props) => {
  const { rows, figures, nameOf, actions, addAfter, onPaste, serverErrors, hasTools } = props
  const { t, locale } = useWords()
  const keys = useLineKeys({ actions, addAfter, onPaste })

  if (rows.length === 0) return <p className={styles.empty}>{t('tenderItems.editor.empty')}</p>
  return (
    <div
      role="table"
      aria-label={t('tenderItems.plural')}
      aria-rowcount={rows.length + 1}
      aria-busy={props.isBusy || undefined}
      className={classNames(styles.table, hasTools && styles.hasTools)}
      data-lines
      {...keys}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <span role="columnheader">#</span>
        <span role="columnheader">{t('tenderItems.singular')}</span>
        {HEADS.map((name) => (
          <span key={name} role="columnheader" className={styles.numeric}>
            {t(`tenderItems.fields.${name}`)}
          </span>
        ))}
        {hasTools ? (
          <span role="columnheader">
            <span className="visually-hidden">{t('actions.actions')}</span>
          </span>
        ) : null}
      </div>
      {rows.map((row, index) => (
        <LineRow
          key={row.key}
          row={row}
          index={index}
          isLast={index === rows.length - 1}
          chosen={chosenName(row, nameOf(row))}
          amount={figures.get(row.key)?.amount ?? null}
          available={figures.get(row.key)?.available ?? null}
          currency={props.currency}
          readOnly={props.readOnly}
          hasTools={hasTools}
          isStrict={props.isStrict && !isSound(row, locale)}
          fromServer={serverErrors[row.key]}
          actions={actions}
        />
      ))}
    </div>
  )
}
