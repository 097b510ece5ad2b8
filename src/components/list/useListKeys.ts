'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { pressControl } from '@/components/frame/keyboard/pressControl'
import type { Shortcut } from '@/components/frame/keyboard/shortcut'
import { useShortcuts } from '@/components/frame/keyboard/useShortcuts'

const ROW = '[data-list-row]'
const SEARCH = '[data-list-search]'
const NEW = '[data-list-new]'
const EDIT = '[data-list-row][data-edit]'
const CHECK = '[data-list-check]'

const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>(ROW)]
const currentRow = () => rowsOnPage().find((row) => row.contains(document.activeElement))

const moveRow = (step: number) => {
  const rows = rowsOnPage()
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const next = current < 0 ? (step > 0 ? 0 : rows.length - 1) : current + step
  const row = rows[Math.max(0, Math.min(rows.length - 1, next))]
  const target = row?.querySelector<HTMLElement>('[data-list-open]') ?? row
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

/** The keys of a list, in the order in which the help shows them. */
const listShortcuts = (openPage: (path: string) => void): readonly Shortcut[] => [
  {
    keys: 'j',
    label: 'shell.keys.nextRow',
    group: 'lists',
    needs: ROW,
    run: () => moveRow(1),
  },
  {
    keys: 'k',
    label: 'shell.keys.previousRow',
    group: 'lists',
    needs: ROW,
    run: () => moveRow(-1),
  },
  // The row's link has the focus: the browser opens it.
  { keys: 'enter', label: 'shell.keys.openRow', group: 'lists', needs: ROW },
  {
    keys: 'e',
    label: 'shell.keys.edit',
    group: 'lists',
    needs: EDIT,
    run: () => {
      const path = currentRow()?.dataset.edit
      if (path) openPage(path)
    },
  },
  {
    keys: 'x',
    label: 'shell.keys.selectRow',
    group: 'lists',
    needs: CHECK,
    run: () => currentRow()?.querySelector<HTMLElement>(CHECK)?.click(),
  },
  {
    keys: 'n',
    label: 'shell.keys.new',
    group: 'lists',
    needs: NEW,
    run: () => pressControl(NEW),
  },
  {
    keys: '/',
    label: 'shell.keys.listSearch',
    group: 'lists',
    needs: SEARCH,
    // Selecting the text also focuses it: typing replaces the old search.
    run: () => document.querySelector<HTMLInputElement>(SEARCH)?.select(),
  },
]

/**
 * Keys of a list: J and K move through the rows, Enter opens the focused one, E edits it, X selects
 * it, N creates a record, `/` focuses the search. Off while an input has the focus or a dialog or
 * menu is open.
 */
export const useListKeys = () => {
  const router = useRouter()
  useShortcuts(useMemo(() => listShortcuts((path) => router.push(path)), [router]))
}
