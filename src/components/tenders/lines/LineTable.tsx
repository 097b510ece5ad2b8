'use client'

import { useCallback, useRef, useState, type FocusEvent } from 'react'
import { useShortcuts } from '@/components/frame/keyboard/useShortcuts'
import { useWords } from '@/components/ui/useWords'
import { classNames } from '@/components/ui/classNames'
import type { Currency } from '@/domain/shared/currency'
import { alternativesOf } from '@/domain/tenders/choices/choices'
import type { Locale } from '@/i18n/locales'
import { filledRows, type EditorRow, type ServerErrors } from './rows/EditorRow'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import type { LineActions } from './rows/lineActions'
import styles from './cells/LineCells.module.css'
import type { LineFigures } from './rows/lineFigures'
import { LineMenu } from './LineMenu'
import { marginText } from './cells/marginText'
import { LineRow } from './LineRow'
import { soldParts } from './rows/explodedRows'
import { wrongCells } from './cells/openCells'
import { priceNote } from './cells/priceNote'
import type { LastPrice } from '@/present/tenders/approvalSheet'
import { useLineDrag } from './useLineDrag'
import { useLineKeys } from './useLineKeys'
import { useLineWindow } from './useLineWindow'
import { useShownParts, type StockFacts } from './useShownParts'
import { useWantedCell, type WantedCell } from './cells/useWantedCell'
import type { Shortcut } from '@/components/frame/keyboard/shortcut'

const NAMES = [
  ['enter', 'nextCell'],
  ['arrowright', 'cellBeside'],
  ['arrowdown', 'cellBelow'],
  ['arrowup', 'cellAbove'],
  ['alt+arrowdown', 'moveLine'],
  ['alt+arrowup', 'moveLineUp'],
  ['alt+enter', 'lineWords'],
  ['alt+o', 'lineChoice'],
  ['alt+l', 'lastPrice'],
  ['mod+d', 'duplicateLine'],
  ['mod+delete', 'removeLine'],
] as const

/** The keys of the lines as the help lists them; `useLineKeys` handles them. */
const LINE_SHORTCUTS: readonly Shortcut[] = NAMES.map(([keys, name]) => ({
  keys,
  label: `shell.keys.${name}`,
  group: 'tenders',
}))

type Props = {
  rows: readonly EditorRow[]
  figures: LineFigures['byKey']
  currency: Currency
  priceTerms: PriceTerms
  /** The lines are being saved. */
  isBusy: boolean
  isStrict: boolean
  serverErrors: ServerErrors
  wanted: WantedCell | null
  /** Data of the lines' cards and groups. */
  facts: StockFacts
  taxRates: readonly string[]
  nameOf: (row: EditorRow) => string | undefined
  /** The customer's last price for a line's card. */
  lastPriceOf: (row: EditorRow) => LastPrice | null
  actions: LineActions
  addAfter: (key: string) => void
  onPaste: (text: string, key: string) => void
}

/** Short enough to fit above their columns. */
const HEADS = [
  'tenderItems.fields.available',
  'tenderItems.fields.quantity',
  'tenderItems.fields.unitPrice',
  'tenderItems.fields.discountValue',
  'tenderItems.fields.taxShort',
  'tenderItems.fields.lineTotal',
] as const

/** The name of the card or group; its id while loading or if unreadable. */
const chosenName = (row: EditorRow, name: string | undefined): string => {
  const id = row.kind === 'stockGroup' ? row.stockGroup : row.stockCard
  return name ?? (id === null ? '' : `#${id}`)
}

/** A boolean prop: it stays equal for a valid line, so that a failed save does not render it again. */
const isSound = (row: EditorRow, locale: Locale): boolean => wrongCells(row, locale).length === 0

const useFolds = (actions: LineActions) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback(
    (key: string) => {
      const isOpen = open.has(key)
      setOpen(new Set(isOpen ? [...open].filter((one) => one !== key) : [...open, key]))
      actions.focus(key, isOpen ? undefined : 'description')
    },
    [open, actions],
  )
  return { open, fold }
}

/** The lines: one table row each on a wide page, cards on a narrow one. */
export const LineTable = (props: Props) => {
  const { rows, figures, nameOf, actions, serverErrors, wanted } = props
  const { t, locale, format } = useWords()
  const body = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const { open, fold } = useFolds(actions)
  const keys = useLineKeys({ ...props, locale, onFold: fold })
  useShortcuts(LINE_SHORTCUTS)
  const { drag, listeners } = useLineDrag(actions, (key) =>
    rows.findIndex((row) => row.key === key),
  )
  // A dragged line must stay mounted: the browser sends the end of the drag to its element.
  const lines = useLineWindow({ table: body, rows, kept: [focused, wanted?.key, drag?.key] })
  useWantedCell(body, wanted)

  const partsOf = useShownParts(props.facts)
  const soldOf = (row: EditorRow) =>
    soldParts(props.facts.groups.get(String(row.stockGroup)), { ...props.facts, ...props })
  const filled = filledRows(rows).length
  const bases = alternativesOf(rows)
  const baseOf = (index: number): number | null => {
    const base = bases.get(index)
    return base === undefined ? null : base + 1
  }

  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest<HTMLElement>('[data-line]')?.dataset.line)

  return (
    <div
      role="table"
      aria-label={t('tenderItems.plural')}
      aria-rowcount={rows.length + 1}
      aria-busy={props.isBusy || undefined}
      className={styles.table}
      data-lines={rows.length}
      onFocus={onFocus}
      {...keys}
      {...listeners}
    >
      <div role="row" aria-rowindex={1} className={classNames(styles.head, styles.cells)}>
        <span role="columnheader">#</span>
        <span role="columnheader">{t('tenderItems.singular')}</span>
        {HEADS.map((name) => (
          <span key={name} role="columnheader" className={styles.numeric}>
            {t(name)}
          </span>
        ))}
        <span role="columnheader">
          <span className="visually-hidden">{t('actions.actions')}</span>
        </span>
      </div>
      <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: lines.height }}>
        {lines.items.map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const figure = figures.get(row.key)
          const note = priceNote(row, {
            ...props,
            ...props.facts,
            partsOf: soldOf,
            locale,
            t,
            format,
          })
          return (
            <LineRow
              key={row.key}
              row={row}
              index={index}
              start={start}
              chosen={chosenName(row, nameOf(row))}
              amount={figure?.amount ?? null}
              available={figure?.available ?? null}
              isShort={figure?.isShort ?? false}
              base={baseOf(index)}
              unit={figure?.unit ?? null}
              margin={marginText(figure?.margin, format)}
              currency={props.currency}
              priceTerms={props.priceTerms}
              priceNote={note?.text}
              lastPrice={props.lastPriceOf(row)}
              isConverted={note?.isConverted ?? false}
              isStrict={props.isStrict && index < filled && !isSound(row, locale)}
              isOpen={open.has(row.key)}
              parts={open.has(row.key) ? partsOf(row) : undefined}
              drop={drag?.over === row.key ? drag.side : undefined}
              fromServer={serverErrors[row.key]}
              taxRates={props.taxRates}
              actions={actions}
              onFold={fold}
              measure={lines.measure}
            />
          )
        })}
      </div>
      <LineMenu rows={rows} actions={actions} onFold={fold} />
    </div>
  )
}
