'use client'

import { useMemo, useRef } from 'react'

import { useWords } from '@/components/ui/useWords'
import { Decimal } from '@/domain/shared/decimal'
import { openDeliveries } from '@/domain/tenders/openDeliveries'
import { sectionSubtotals } from '@/domain/tenders/lines/sections'

import styles from './LineEditor.module.css'
import { lineFigures } from './rows/lineFigures'
import { LinesTable } from './LinesTable'
import { rowsFromValue } from './rows/rowsFromValue'
import { shownTotals } from './rows/shownTotals'
import { useWideBody } from './useWideBody'
import { storedLines } from './rows/storedLine'
import { TotalsPanel } from './TotalsPanel'
import { useOpenDeliveries } from './useOpenDeliveries'
import { useStoredTotals } from './rows/useStoredTotals'
import {
  useLineRights,
  useTenderStatus,
  useTenderTerms,
  useTenderValue,
} from './rows/useTenderTerms'

/** The lines of a tender whose content is final, with what they come to. */
export const ReadLines = ({ path }: { path: string }) => {
  const { t, locale } = useWords()
  const root = useRef<HTMLDivElement>(null)
  useWideBody(root)
  const value = useTenderValue(path)
  const { currency, ...terms } = useTenderTerms()
  const { currencyRate } = terms
  const { status } = useTenderStatus()
  const { costs: seesCosts } = useLineRights()
  const stored = useStoredTotals()
  const held = useOpenDeliveries(status === 'approved')
  const lines = useMemo(() => storedLines(value), [value])
  const subtotals = useMemo(
    () => sectionSubtotals({ items: lines, nets: lines.map(({ net }) => new Decimal(net ?? 0)) }),
    [lines],
  )
  const deliveries = useMemo(() => held && openDeliveries(lines, held), [lines, held])
  // VAT by rate is not stored: it follows from the lines as they are.
  const live = lineFigures({
    rows: rowsFromValue(value, locale),
    locale,
    cards: new Map(),
    groups: new Map(),
    terms,
    seesCosts,
  })
  if (lines.length === 0) return <p className="text-soft">{t('tenderItems.editor.empty')}</p>
  const rate =
    typeof currencyRate === 'number' || typeof currencyRate === 'string' ? currencyRate : null
  return (
    <div ref={root} className={styles.editor} id="field-items">
      <LinesTable
        currency={currency}
        deliveries={deliveries}
        lines={lines}
        margins={live.margin?.lines ?? null}
        subtotals={subtotals}
      />
      <TotalsPanel
        {...shownTotals({ live: live.totals, options: live.options, stored, isModified: false })}
        currency={currency}
        margin={live.margin}
        rate={rate}
      />
    </div>
  )
}
