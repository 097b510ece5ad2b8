import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cardsByIds, groupsByIds } from '../../../stock/findStock'
import type { CardFacts, GroupFacts, RecordId } from '../../../stock/stockFacts'
import type { EditorRow } from '../rows/EditorRow'

type Facts<T> = ReadonlyMap<string, T>

const idsToFind = <T>(
  ids: readonly (RecordId | null)[],
  known: Facts<T>,
  asked: Set<string>,
): RecordId[] => {
  const wanted = ids.filter((id): id is RecordId => id !== null)
  return [...new Set(wanted)].filter((id) => !known.has(String(id)) && !asked.has(String(id)))
}

const useFacts = <T extends { id: RecordId }>(
  ids: readonly (RecordId | null)[],
  load: (ids: readonly RecordId[]) => Promise<T[]>,
) => {
  const [known, setKnown] = useState<Facts<T>>(new Map())
  // Loaded ids are cached, also those not found, so that a key stroke sends no request.
  const asked = useRef(new Set<string>())

  const remember = useCallback((records: readonly T[]) => {
    setKnown((before) => new Map([...before, ...records.map((r) => [String(r.id), r] as const)]))
  }, [])

  useEffect(() => {
    const missing = idsToFind(ids, known, asked.current)
    if (missing.length === 0) return
    for (const id of missing) asked.current.add(String(id))
    // If the request fails the lines show the record's id and can still be edited.
    load(missing).then(remember, () => undefined)
  }, [ids, known, load, remember])

  return { known, remember }
}

/**
 * Names, prices and quantities behind the lines: one request for all cards, those of groups among
 * them, and one for all groups.
 */
export const useStockFacts = (rows: readonly Pick<EditorRow, 'stockCard' | 'stockGroup'>[]) => {
  const groups = useFacts<GroupFacts>(
    rows.map((row) => row.stockGroup),
    groupsByIds,
  )
  const ofGroups = useMemo(
    () => [...groups.known.values()].flatMap(({ parts = [] }) => parts.map((one) => one.stockCard)),
    [groups.known],
  )
  const cards = useFacts<CardFacts>([...rows.map((row) => row.stockCard), ...ofGroups], cardsByIds)
  return {
    cards: cards.known,
    groups: groups.known,
    rememberCards: cards.remember,
    rememberGroups: groups.remember,
  }
}
