'use client'

import { useMemo, useRef } from 'react'

import { paths } from '@/catalog/paths'
import { LinesToRead } from './LinesToRead'
import styles from './LineEditor.module.css'
import { useStockFacts } from './cells/useStockFacts'
import { storedLines, type StoredLine } from './rows/storedLine'
import { useStoredTotals } from './rows/useStoredTotals'
import {
  useLineRights,
  useTenderId,
  useTenderStatus,
  useTenderTerms,
  useTenderValue,
} from './rows/useTenderTerms'
import { useOpenDeliveries } from './useOpenDeliveries'
import { useWideBody } from './useWideBody'

/** Names of the lines' cards and groups; undefined while loading, and for text lines. */
const useLineNames = (lines: readonly StoredLine[]) => {
  const { cards, groups } = useStockFacts(lines)
  return lines.map(({ kind, stockCard, stockGroup }) => {
    const card = kind === 'stockCard' ? cards.get(String(stockCard)) : undefined
    const group = kind === 'stockGroup' ? groups.get(String(stockGroup)) : undefined
    return {
      name: (card ?? group)?.name,
      code: (card?.sku ?? card?.barcode) || undefined,
      unit: card?.unit ?? undefined,
      href: card?.name ? paths.stockCardView(Number(stockCard)) : undefined,
    }
  })
}

/** The lines of a tender whose content is final, in its form. */
export const ReadLines = ({ path }: { path: string }) => {
  const root = useRef<HTMLDivElement>(null)
  useWideBody(root)
  const value = useTenderValue(path)
  const terms = useTenderTerms()
  const { status } = useTenderStatus()
  const { costs: seesCosts, explanations } = useLineRights()
  const open = useOpenDeliveries(status === 'approved')
  const stored = useStoredTotals()
  const lines = useMemo(() => storedLines(value), [value])
  const names = useLineNames(lines)
  const id = useTenderId()
  return (
    <div ref={root} className={styles.editor} id="field-items">
      <LinesToRead
        names={names}
        open={open}
        seesCosts={seesCosts}
        stored={stored}
        tender={explanations ? id : undefined}
        terms={terms}
        value={value}
      />
    </div>
  )
}
