'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { useNotify } from '../../ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { MovementType } from '@/domain/stock/movementType'
import { useCardScan, type OnCard } from '../scan/useCardScan'
import { useKeptRows } from './useKeptRows'
import { problemsOf, rowsAfterScan, sentRows, totalOf, type SeriesRow } from './seriesRows'

/** The row of a refusal, by the server's index. */
const rowOf = (details: Readonly<Record<string, unknown>> | undefined): number | null =>
  typeof details?.row === 'number' ? details.row : null

/**
 * The state of a series: the scanned rows, and a function to post them.
 * @param person id of the signed-in user, for whom the rows survive a reload
 */
export const useSeries = (person: string) => {
  const { t, locale, format } = useWords()
  const { notifySuccess } = useNotify()
  const [type, setType] = useState<MovementType>('in')
  const [rows, setRows] = useState<readonly SeriesRow[]>([])
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [wrong, setWrong] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)

  const [scans, setScans] = useState(0)
  // Together with the row of the scan: the next code may follow at once. While the camera is open,
  // nothing below can be focused.
  useLayoutEffect(() => {
    if (scans === 0 || document.querySelector('.ui-dialog')) return
    const input = list.current?.querySelector<HTMLInputElement>('[data-series-quantity]')
    input?.focus()
    input?.select()
  }, [scans])
  /** The refused series has changed meanwhile. */
  const forgetRefusal = () => {
    setRefused(null)
    setWrong(null)
  }
  const onCard: OnCard = (card, scanned) => {
    forgetRefusal()
    setRows((all) => rowsAfterScan(all, { card, scanned, locale }))
    setScans((n) => n + 1)
  }
  const scan = useCardScan(onCard)

  const change = (id: SeriesRow['card']['id'], changed: Partial<SeriesRow>) => {
    forgetRefusal()
    setRows((all) => all.map((row) => (row.card.id === id ? { ...row, ...changed } : row)))
  }
  const remove = (id: SeriesRow['card']['id']) => {
    forgetRefusal()
    setRows((all) => all.filter((row) => row.card.id !== id))
  }
  const changeType = (next: MovementType) => {
    forgetRefusal()
    setType(next)
  }
  const attempt = useKeptRows({ person, series: { type, rows, locale }, setType, setRows })

  const isSound = rows.every((row) => {
    const { quantity, price } = problemsOf(row, locale)
    return quantity === null && price === null
  })
  const post = async () => {
    if (rows.length === 0 || isBusy) return
    setIsTried(true)
    if (!isSound) return
    setIsBusy(true)
    forgetRefusal()
    const outcome = await attempt('/api/stock/series', {
      body: { type, rows: sentRows(rows, locale) },
    })
    setIsBusy(false)
    if (!outcome.ok) {
      const row = rowOf(outcome.details)
      setWrong(row === null ? null : Number(rows[row]?.card.id ?? null))
      const [said] = Object.values(outcome.fields)
      return setRefused(said || outcome.message || t('common.connectionFailed'))
    }
    notifySuccess(t('stockroom.series.posted', { n: rows.length }))
    setRows([])
    setIsTried(false)
    scan.forget()
  }
  // Shown while it applies.
  const error = isTried && !isSound ? t('refusals.invalidInput') : refused
  return {
    ...scan,
    type,
    setType: changeType,
    rows,
    change,
    remove,
    post,
    isBusy,
    isTried,
    error,
    wrong,
    list,
    total: format.quantity(totalOf(rows, locale)),
  }
}
