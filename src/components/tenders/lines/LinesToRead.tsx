'use client'

import { useMemo } from 'react'

import { useWords } from '@/components/ui/useWords'
import type { Currency } from '@/domain/shared/currency'
import { Decimal } from '@/domain/shared/decimal'
import { sectionSubtotals } from '@/domain/tenders/lines/sections'
import { openDeliveries } from '@/domain/tenders/openDeliveries'
import type { LineName, StoredTotals } from '@/present/tenders/tenderSheet'

import { LinesTable } from './LinesTable'
import { lineFigures, type DocumentTerms } from './rows/lineFigures'
import { rowsFromValue } from './rows/rowsFromValue'
import { shownTotals } from './rows/shownTotals'
import { storedLines } from './rows/storedLine'
import { TotalsPanel } from './TotalsPanel'

type Props = {
  /** The lines in the record. */
  value: unknown
  /** Names of their cards and groups, by index. */
  names: readonly LineName[]
  terms: DocumentTerms & { currency: Currency }
  /** Null for readers who may not see all of the totals. */
  stored: StoredTotals | null
  seesCosts: boolean
  /** Open quantity of each card; null if unknown. */
  open: ReadonlyMap<string, string | number> | null
  /** Id of the tender, by which its amounts are explained. */
  tender: number | string | undefined
}

/** The lines of a tender as a table, with totals. */
export const LinesToRead = (props: Props) => {
  const { value, names, terms, stored, seesCosts, open, tender } = props
  const { t, locale } = useWords()
  const { currency, currencyRate } = terms
  const lines = useMemo(() => storedLines(value), [value])
  const subtotals = useMemo(
    () => sectionSubtotals({ items: lines, nets: lines.map(({ net }) => new Decimal(net ?? 0)) }),
    [lines],
  )
  const deliveries = useMemo(() => open && openDeliveries(lines, open), [lines, open])
  // VAT by rate is not stored: it is calculated from the lines.
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
    <>
      <LinesTable
        currency={currency}
        deliveries={deliveries}
        lines={lines}
        margins={live.margin?.lines ?? null}
        names={names}
        subtotals={subtotals}
      />
      {stored && (
        <TotalsPanel
          {...shownTotals({
            ...{ live: live.totals, options: live.options, stored, isModified: false },
            tender,
          })}
          currency={currency}
          margin={live.margin}
          rate={rate}
        />
      )}
    </>
  )
}
