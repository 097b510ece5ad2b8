'use client'

import {
  FieldError,
  useField,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useWords } from '@/components/ui/useWords'
import { refuseChoices } from '@/domain/tenders/choices/choices'
import { refuseItem } from '@/domain/tenders/lines/lines'
import type { GroupFacts } from '@/components/stock/stockFacts'
import { AddLineBar } from './lines/AddLineBar'
import { copiedLines } from './lines/paste/copiedLines'
import { CopyLines } from './lines/paste/CopyLines'
import type { TenderItemValue } from './lines/rows/EditorRow'
import { createLineActions } from './lines/rows/lineActions'
import styles from './lines/LineEditor.module.css'
import { LineTable } from './lines/LineTable'
import { linesReducer } from './lines/rows/linesReducer'
import { ReadLines } from './lines/ReadLines'
import { rowsFromValue } from './lines/rows/rowsFromValue'
import { RemovedNotice } from './lines/RemovedNotice'
import { shownTotals } from './lines/rows/shownTotals'
import { TotalsPanel } from './lines/TotalsPanel'
import { groupsOf, useGroupProposal } from './lines/rows/useGroups'
import { useAddedLines } from './lines/rows/useAddedLines'
import { useEditsOutsideOfSaves } from './lines/rows/useEditsOutsideOfSaves'
import { usePaste } from './lines/paste/usePaste'
import { usePushedValue } from './lines/rows/usePushedValue'
import { useLatest } from './lines/useLatest'
import { useLineFigures } from './lines/rows/useLineFigures'
import { useLastPrices } from './lines/cells/useLastPrices'
import { usePriceTerms } from './lines/cells/usePriceTerms'
import { useTaxes } from './lines/cells/useTaxes'
import { useServerErrors } from './lines/rows/useServerErrors'
import { useShownCell } from './lines/cells/useShownCell'
import { useStockFacts } from './lines/cells/useStockFacts'
import { useStoredTotals } from './lines/rows/useStoredTotals'
import { useWideBody } from './lines/useWideBody'
import {
  useLineRights,
  useTenderId,
  useTenderStatus,
  useTenderTerms,
} from './lines/rows/useTenderTerms'
import type { WantedCell } from './lines/cells/useWantedCell'
import { useValueFromServer } from './lines/rows/useValueFromServer'
import { valueFromRows } from './lines/rows/valueFromRows'

const isItem = (value: unknown): value is object => typeof value === 'object' && value !== null

// Loaded on first use.
const CatalogueDrawer = dynamic(() =>
  import('./catalogue/CatalogueDrawer').then((it) => it.CatalogueDrawer),
)
// Loaded when a table is pasted.
const PasteDialog = dynamic(() => import('./lines/paste/PasteDialog').then((it) => it.PasteDialog))

/**
 * The editor of a tender's lines. The lines are kept in local state, and written to the form
 * debounced, or just before it is read: a Payload form with a hundred rows would be too slow to
 * type in.
 */
const EditableLines = ({ path }: { path: string }) => {
  const { t, locale } = useWords()
  const root = useRef<HTMLDivElement>(null)
  const terms = useTenderTerms()
  const isSaving = useFormProcessing()
  const isStrict = useFormSubmitted()
  const isModified = useFormModified()
  const { setModified } = useForm()

  const validate = useCallback(
    (value: unknown) => {
      const items = Array.isArray(value) ? value.filter(isItem) : []
      const refused = items.filter((item) => refuseItem(item).length > 0).length
      const wrong = refused + refuseChoices(items as TenderItemValue[]).length
      return wrong === 0 || t('tenderItems.editor.fixLines', { n: wrong })
    },
    [t],
  )
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path, validate })

  const [state, dispatch] = useReducer(linesReducer, null, () => ({
    rows: rowsFromValue(value, locale),
    edits: 0,
    removed: null,
    serverErrors: {},
  }))
  const { rows, edits } = state
  const { cards, groups, rememberCards, rememberGroups } = useStockFacts(rows)
  useServerErrors(path, dispatch)
  const [wanted, setWanted] = useState<WantedCell | null>(null)
  const focusCell = useCallback(
    (key: string, cell?: string) => setWanted({ key, cell }),
    [setWanted],
  )

  const pushed = usePushedValue({
    edits,
    read: () => valueFromRows(rows, locale),
    push: setValue,
    root,
  })

  useWideBody(root)

  // Mark the form as modified at the first key: the leave guard must ask also before the debounce
  // is over.
  useEffect(() => {
    if (edits > 0) setModified(true)
  }, [edits, setModified])

  useValueFromServer({ value, pushed, rows, locale, dispatch })

  const nameOf = (row: (typeof rows)[number]): string | undefined =>
    row.kind === 'stockGroup'
      ? groups.get(String(row.stockGroup))?.name
      : cards.get(String(row.stockCard))?.name

  const { currency, currencyRate } = terms
  const taxes = useTaxes()
  const priceTerms = usePriceTerms()
  const rights = useLineRights()
  const lastPrices = useLastPrices({ rows, isOff: !rights.tenders })
  const lastPriceOf = (row: (typeof rows)[number]) =>
    (row.kind === 'stockCard' && lastPrices.get(String(row.stockCard))) || null
  const around = useLatest({
    ...{ rows, priceTerms, locale, taxes, nameOf, rememberCards, rememberGroups },
    ...groupsOf({ rows, cards, groups, priceTerms, locale, taxes }),
    lastPriceOf,
    proposeGroup: (key: string, group: GroupFacts) => propose(key, group),
    focusCell,
  })
  useShownCell({ root, path, rowsOf: () => around.current.rows, focusCell })
  const edit = useEditsOutsideOfSaves({ root, dispatch, isSaving })
  const actions = useMemo(() => createLineActions(edit, () => around.current), [edit, around])
  const propose = useGroupProposal({ edit, around })
  const facts = useMemo(() => ({ cards, groups, taxes }), [cards, groups, taxes])
  const [isCatalogueOpen, setCatalogueOpen] = useState(false)
  const added = useAddedLines({ actions, around })
  const paste = usePaste({ actions, around })

  const figures = useLineFigures({ rows, locale, cards, groups, terms, seesCosts: rights.costs })
  const stored = useStoredTotals()
  const id = useTenderId()

  return (
    <div ref={root} className={styles.editor} id="field-items">
      <FieldError path={path} showError={showError} message={errorMessage} />
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('tenderItems.editor.empty')}</p>
      ) : (
        <LineTable
          rows={rows}
          figures={figures.byKey}
          currency={currency}
          priceTerms={priceTerms}
          isBusy={isSaving}
          isStrict={isStrict}
          serverErrors={state.serverErrors}
          wanted={wanted}
          taxRates={taxes.offered}
          facts={facts}
          nameOf={nameOf}
          lastPriceOf={lastPriceOf}
          actions={actions}
          addAfter={added.addAfter}
          onPaste={paste.ask}
        />
      )}
      <div className={styles.addBar}>
        <AddLineBar
          onAdd={added.add}
          onScan={added.scan}
          onPaste={paste.ask}
          catalogue={rights.cards ? { isOpen: isCatalogueOpen, set: setCatalogueOpen } : null}
        />
        {rows.length === 0 ? null : (
          <CopyLines
            read={() => copiedLines({ rows, cards, figures: figures.byKey, currency, locale, t })}
          />
        )}
      </div>
      {isCatalogueOpen ? (
        <CatalogueDrawer
          rows={rows}
          priceTerms={priceTerms}
          hasTypes={rights.types}
          onStep={added.step}
          onClose={() => setCatalogueOpen(false)}
        />
      ) : null}
      {paste.pasting ? (
        <PasteDialog
          text={paste.pasting.text}
          currency={currency}
          taxRates={taxes.table}
          isOpen={paste.pasting.isOpen}
          onTake={paste.take}
          onClose={paste.close}
          onClosed={paste.closed}
        />
      ) : null}
      <RemovedNotice
        removed={state.removed}
        nameOf={nameOf}
        onUndo={() => edit({ type: 'undo' })}
        onForget={() => dispatch({ type: 'forgetRemoved' })}
      />
      <TotalsPanel
        {...shownTotals({
          ...{ live: figures.totals, options: figures.options, stored, isModified },
          tender: rights.explanations ? id : undefined,
        })}
        currency={currency}
        margin={figures.margin}
        rate={
          typeof currencyRate === 'number' || typeof currencyRate === 'string' ? currencyRate : null
        }
      />
    </div>
  )
}

/** The lines of a tender as a form field: locked ones are rendered as a table. */
export const LineEditor: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { isLocked } = useTenderStatus()
  return isLocked || readOnly ? <ReadLines path={path} /> : <EditableLines path={path} />
}
