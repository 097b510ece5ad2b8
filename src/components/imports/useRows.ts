'use client'
import type { RowPage, ShownRow } from '@/domain/imports/importReadings'
import type { RowFilter } from '@/domain/imports/imports'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/ui/api'

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
  const replace = useCallback((row: ShownRow) => {
    setFound(
      (before) =>
        before && {
          ...before,
          rows: before.rows.map((one) => (one.number === row.number ? row : one)),
        },
    )
  }, [])
  return { found, hasFailed, replace }
}
