'use client'

import { useRef, useState, useCallback, useEffect } from 'react'
import { Alert } from '../ui/layout/Alert'
import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { EmptyState } from '../ui/layout/EmptyState'
import { Spinner } from '../ui/layout/Spinner'
import { useWords } from '@/components/ui/useWords'
import type { ImportProgress, MendedRow, RowPage } from '@/domain/imports/importReadings'
import type { RowFilter } from '@/domain/imports/imports'
import type { ImportData } from '@/present/imports/importData'
import { ImportRowItem } from './ImportRowItem'
import type { ImportWork } from './useImport'
import '@/components/list/list.css'
import '../list/paging/pageLinks.css'
import { callApi } from '@/components/ui/requests/api'
import { withMended } from './withMended'

/** Selectable row filters. */
type Choice = Exclude<RowFilter, 'undone' | 'pending'>

/** Row counts of each filter; empty ones are not offered. */
const countsOf = (
  { errors, ready, done, left, total }: ImportProgress,
  shown: Choice | null,
): [Choice, number][] =>
  (
    [
      ['error', errors],
      ['left', left],
      ['ready', ready],
      ['done', done],
      ['all', total],
    ] as [Choice, number][]
  ).filter(([state, count]) => count > 0 || state === 'all' || state === shown)

type Asked = { state: RowFilter; page: number; round: number }

/** A page of the rows of an import; a corrected row stays in place until the page changes. */
const useRows = (id: number, { state, page, round }: Asked) => {
  const [found, setFound] = useState<RowPage | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const asked = new AbortController()
    void callApi<RowPage>(`/api/imports/${id}/rows?state=${state}&page=${page}`, {
      signal: asked.signal,
    }).then((outcome) => {
      if (asked.signal.aborted) return
      setFailed(!outcome.ok)
      if (outcome.ok) setFound(outcome.data)
    })
    return () => asked.abort()
  }, [id, state, page, round])
  const mend = useCallback(
    (row: MendedRow) => setFound((before) => before && withMended(before, row, state)),
    [state],
  )
  return { found, hasFailed, mend }
}

/** Rows by state, errors first; an invalid cell is corrected in place. */
export const ImportRows = ({ data, work }: { data: ImportData; work: ImportWork }) => {
  const { t, format } = useWords()
  const { progress, round, recount } = work
  const [chosen, setChosen] = useState<Choice | null>(null)
  const counts = countsOf(progress, chosen)
  const [page, setPage] = useState(1)
  const [said, setSaid] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  const state = chosen ?? counts[0]?.[0] ?? 'all'
  const { found, hasFailed, mend } = useRows(data.id, { state, page, round })
  const mends = data.sheet !== undefined && ['checked', 'done', 'stopped'].includes(progress.status)
  const choose = (to: Choice) => {
    setChosen(to)
    setPage(1)
  }
  /**
   * Moves the focus to the next invalid cell, in the corrected row or after it, so that errors can be
   * corrected by keyboard alone. Not if the user has moved the focus elsewhere meanwhile.
   */
  const goOn = (number: number) => {
    const row = table.current?.querySelector(`tr[data-list-row="${number}"]`)
    const { activeElement: at, body } = document
    if (at !== body && !row?.contains(at)) return
    const wrong = [...(table.current?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])]
    const next = wrong.find(
      (cell) =>
        row?.contains(cell) ||
        (row?.compareDocumentPosition(cell) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const last = filters.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    ;(next ?? wrong[0] ?? last)?.focus()
  }

  return (
    <Card padded={false} title={t('importing.rows.title')}>
      <div
        ref={filters}
        aria-label={t('importing.rows.show')}
        className="imports__filters"
        role="group"
      >
        {counts.map(([each, count]) => (
          <button
            key={each}
            aria-pressed={state === each}
            className="ui-filter"
            type="button"
            onClick={() => choose(each)}
          >
            {t(`importing.rows.${each}`, { n: format.count(count) })}
          </button>
        ))}
      </div>
      {mends && state === 'error' && <p className="imports__say">{t('importing.rows.hint')}</p>}
      <p aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {hasFailed && (
        <div className="imports__say">
          <Alert tone="error">{t('common.connectionFailed')}</Alert>
        </div>
      )}
      {!found && !hasFailed && (
        <div className="imports__say">
          <Spinner />
        </div>
      )}
      {found && found.rows.length === 0 && <EmptyState title={t('importing.rows.none')} />}
      {found && found.rows.length > 0 && (
        <div className="list-card imports__rows">
          <div className="list-rows" data-wide>
            <table ref={table} className="list-table imports__table">
              <caption className="visually-hidden">{t('importing.rows.title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('importing.rows.number')}</th>
                  {data.fields.map(({ field, label }) => (
                    <th key={field} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <ImportRowItem
                    key={row.number}
                    fields={data.fields}
                    id={data.id}
                    mends={mends}
                    row={row}
                    onMended={(mended, goesOn) => {
                      mend(mended)
                      setChosen(state)
                      void recount()
                      setSaid(
                        t(
                          mended.errors.length > 0
                            ? 'importing.rows.stillWrong'
                            : 'importing.rows.mended',
                          { n: format.count(mended.number) },
                        ),
                      )
                      if (goesOn) requestAnimationFrame(() => goOn(mended.number))
                    }}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {found && found.pages > 1 && (
        <nav aria-label={t('list.pages')} className="page-links">
          <Button
            disabled={page <= 1}
            size="small"
            tone="secondary"
            onClick={() => setPage(page - 1)}
          >
            {t('list.previousPage')}
          </Button>
          <span>{`${format.count(found.page)} / ${format.count(found.pages)}`}</span>
          <Button
            disabled={page >= found.pages}
            size="small"
            tone="secondary"
            onClick={() => setPage(page + 1)}
          >
            {t('list.nextPage')}
          </Button>
        </nav>
      )}
    </Card>
  )
}
