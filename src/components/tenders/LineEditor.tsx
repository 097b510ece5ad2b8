'use client'

import {
  FieldError,
  useField,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef } from 'react'
import { useWords } from '@/components/ui/useWords'
import { refuseItem } from '@/domain/tenders/lines'
import { AddLineBar } from './lines/AddLineBar'
import { createLineActions } from './lines/lineActions'
import styles from './lines/LineEditor.module.css'
import { lineFigures } from './lines/lineFigures'
import { LineTable } from './lines/LineTable'
import { linesReducer } from './lines/linesReducer'
import { rowsFromValue } from './lines/rowsFromValue'
import { ReadLines } from './lines/ReadLines'
import { RemovedNotice } from './lines/RemovedNotice'
import { shownTotals } from './lines/shownTotals'
import { TotalsPanel } from './lines/TotalsPanel'
import { useAddedLines } from './lines/useAddedLines'
import { useEditsOutsideOfSaves } from './lines/useEditsOutsideOfSaves'
import { usePushedValue } from './lines/usePushedValue'
import { useLatest } from './lines/useLatest'
import { useServerErrors } from './lines/useServerErrors'
import { useStockFacts } from './lines/useStockFacts'
import { useStoredTotals } from './lines/useStoredTotals'
import { useWideBody } from './lines/useWideBody'
import { useTenderStatus, useTenderTerms } from './lines/useTenderTerms'
import { valueFromRows } from './lines/valueFromRows'

const isItem = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The lines of a tender while they can be changed. The lines live here, in a state of their own,
 * and are written to the form debounced, or just before it is read: a Payload form with a hundred
 * rows would be too slow to type in.
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
      const wrong = items.filter((item) => refuseItem(item).length > 0).length
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

  // A value this editor did not write comes from the server, after a save or a refresh.
  const lastRows = useLatest(rows)
  const lastValue = useRef(value)
  useEffect(() => {
    const isKnown = value === lastValue.current || value === pushed.current
    lastValue.current = value
    if (!isKnown) {
      dispatch({ type: 'reset', rows: rowsFromValue(value, locale, lastRows.current) })
    }
  }, [value, locale, pushed, lastRows])

  const nameOf = (row: (typeof rows)[number]): string | undefined =>
    row.kind === 'stockGroup'
      ? groups.get(String(row.stockGroup))?.name
      : cards.get(String(row.stockCard))?.name

  const { currency } = terms
  const around = useLatest({ rows, currency, locale, nameOf, rememberCards, rememberGroups })
  const edit = useEditsOutsideOfSaves({ root, dispatch, isSaving })
  const actions = useMemo(() => createLineActions(edit, () => around.current), [edit, around])
  const added = useAddedLines({ root, actions, around })

  const calmRows = useDeferredValue(rows)
  const { currencyRate, discountType, discountValue } = terms
  const figures = useMemo(
    () =>
      lineFigures({
        rows: calmRows,
        locale,
        cards,
        terms: { currencyRate, discountType, discountValue },
      }),
    [calmRows, locale, cards, currencyRate, discountType, discountValue],
  )
  const stored = useStoredTotals()

  return (
    <div ref={root} className={styles.editor} id="field-items">
      <FieldError path={path} showError={showError} message={errorMessage} />
      <LineTable
        rows={rows}
        figures={figures.byKey}
        currency={currency}
        readOnly={false}
        isBusy={isSaving}
        hasTools
        isStrict={isStrict}
        serverErrors={state.serverErrors}
        nameOf={nameOf}
        actions={actions}
        addAfter={added.addAfter}
        onPaste={added.paste}
      />
      <AddLineBar onAdd={added.add} onScan={added.scan} />
      <RemovedNotice
        removed={state.removed}
        nameOf={nameOf}
        onUndo={() => edit({ type: 'undo' })}
        onForget={() => dispatch({ type: 'forgetRemoved' })}
      />
      <TotalsPanel
        {...shownTotals({ live: figures.totals, stored, isModified })}
        currency={currency}
        rate={
          typeof currencyRate === 'number' || typeof currencyRate === 'string' ? currencyRate : null
        }
      />
    </div>
  )
}

/** The lines of a tender, as the field of its form: what cannot be changed is a table to read. */
export const LineEditor: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { isLocked } = useTenderStatus()
  return isLocked || readOnly ? <ReadLines path={path} /> : <EditableLines path={path} />
}
