'use client'

import { useEffect } from 'react'

import type { Trail } from '../../frame/paging/trail'
import { keepTrail } from '../../frame/paging/trailStore'

import type { ListRow } from '@/present/list/cell'
import type { FlatWhere, ListState } from '@/present/list/listState'

type Kind = Trail['kind']
type Opened = { row: ListRow; kind: Kind }

/** The row whose link was clicked, and which of its pages. */
const openedBy = (target: EventTarget | null, rows: readonly ListRow[]): Opened | null => {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
  if (!href) return null
  for (const row of rows) {
    if (row.edit === href) return { row, kind: 'edit' }
    if (row.view === href) return { row, kind: 'view' }
  }
  return null
}

/** Stores the list for a record opened from it, by its name or its menu. */
export const useKeptTrail = (list: {
  slug: string
  state: ListState
  matching: FlatWhere
  total: number
  rows: readonly ListRow[]
}): void => {
  const { slug, state, matching, total, rows } = list
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const opened = openedBy(target, rows)
      if (!opened) return
      const { row, kind } = opened
      keepTrail({
        slug,
        kind,
        query: { ...matching, ...(state.sort && { sort: state.sort }) },
        size: state.limit === 'all' ? rows.length : state.limit,
        total,
        pages: { [state.page]: rows.map(({ id, [kind]: href = '' }) => ({ id, href })) },
        opened: [row.id],
      })
    }
    // Before the link is followed.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [slug, state, matching, total, rows])
}
