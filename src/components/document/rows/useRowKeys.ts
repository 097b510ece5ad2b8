'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'

const INPUT = 'input:not([type=hidden], :disabled), textarea:not(:disabled), button[role=combobox]'

const firstInput = (row: Element | null | undefined) => row?.querySelector<HTMLElement>(INPUT)

const isEmpty = (row: Element) =>
  [...row.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].every(
    ({ value }) => value === '',
  )

/**
 * Keyboard handling of a list of rows: Enter moves to the next row and adds one after the last, a
 * new row is focused, and after a removal the focus stays nearby.
 * @param count current number of rows
 */
export const useRowKeys = (args: { count: number; mayAdd: boolean; add: () => void }) => {
  const { count, mayAdd, add } = args
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const wanted = useRef<'added' | number | null>(null)

  useEffect(() => {
    const rows = [...(list.current?.children ?? [])]
    const { current } = wanted
    wanted.current = null
    if (current === 'added') firstInput(rows.at(-1))?.focus()
    if (typeof current !== 'number') return
    const beside = rows[Math.min(current, rows.length - 1)]
    const remover = beside?.querySelector<HTMLElement>('[data-remove]')
    ;(remover ?? adder.current)?.focus()
  }, [count])

  const addAndEnter = () => {
    wanted.current = 'added'
    add()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const input = event.target as HTMLElement
    if (event.key !== 'Enter' || !input.matches('input[type=text], input[type=email]')) return
    const row = input.closest('[data-row]')
    if (!row) return
    // Elsewhere in a form Enter saves.
    event.preventDefault()
    event.stopPropagation()
    if (row.nextElementSibling) firstInput(row.nextElementSibling)?.focus()
    else if (mayAdd && !isEmpty(row)) addAndEnter()
  }

  return {
    list,
    adder,
    onKeyDown,
    add: addAndEnter,
    /** Call it before removing the row at an index. */
    leaves: (index: number) => {
      wanted.current = index
    },
  }
}
