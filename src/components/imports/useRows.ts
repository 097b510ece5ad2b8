'use client'
import type { MendedRow, RowPage } from '@/domain/imports/importReadings'
import type { RowFilter } from '@/domain/imports/imports'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../ui/requests/api'
import { withMended } from './withMended'

type Asked = { state: RowFilter; page: number; round: number }

/** A page of the rows of an import; one that is mended stays where it stands until others are asked for. */
export const useRows = (id: number, { state, page, round }: Asked) => {
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
