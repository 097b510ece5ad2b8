'use client'

import { Menu } from '@base-ui/react/menu'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { CommandSlug } from '@/catalog/commands/registry'
import { AskedCommand } from '../../frame/commands/LaterCommand'
import { PlanDialog } from '../../frame/todos/PlanButton'
import { focusAfterMenu } from '../../ui/overlay/focusAfterMenu'
import { BESIDE } from '../../ui/overlay/menuPlace'
import { useT } from '../../ui/useT'
import { cellsForTouch, rowOf } from '../inline/editCell'
import { useList } from '../listContext'
import type { ListRow } from '@/present/list/cell'
import { DeleteDialog } from './DeleteDialog'
import { hasActions } from './rowActions'
import { RowEntries } from './RowEntries'

// Loaded on first use.
const TodoQuestion = dynamic(() =>
  import('../../frame/todos/TodoQuestion').then((module) => module.TodoQuestion),
)

type Anchor = { getBoundingClientRect: () => DOMRect }
type Opened = {
  row: ListRow
  anchor: Anchor
  opener: HTMLElement | null
  /** The cells that are offered for editing. */
  cells: readonly HTMLElement[]
}

const rowAt = (target: EventTarget | null, rows: readonly ListRow[]): ListRow | undefined => {
  const element = rowOf(target)
  return element ? rows.find(({ id }) => String(id) === element.dataset.listRow) : undefined
}

const pointAt = ({ clientX, clientY }: MouseEvent): Anchor => ({
  getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0),
})

type Props = { slug: string; rows: readonly ListRow[]; deleteFrom?: string }

/**
 * One menu for all rows, opened by a row's ⋮ or by a right click (DT7): a menu in each of 500 rows
 * would make the page heavy.
 */
export const RowMenu = ({ slug, rows, deleteFrom }: Props) => {
  const t = useT()
  const { retry } = useList()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [deleting, setDeleting] = useState<ListRow | null>(null)
  const [planned, setPlanned] = useState<ListRow | null>(null)
  const [todo, setTodo] = useState<{ row: ListRow; asked: 'done' | 'snooze' } | null>(null)
  const [asked, setAsked] = useState<{ row: ListRow; command: string } | null>(null)

  useEffect(() => {
    const open = (next: Opened) => {
      setOpened(next)
      setIsOpen(true)
    }
    const onClick = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target : null
      const opener = element?.closest<HTMLElement>('[data-list-menu]') ?? null
      const row = opener && rowAt(opener, rows)
      if (!row || !opener) return
      open({ row, anchor: opener, opener, cells: cellsForTouch(rowOf(opener)) })
    }
    const onContextMenu = (event: MouseEvent) => {
      const row = rowAt(event.target, rows)
      const isSelecting = window.getSelection()?.toString() !== ''
      if (!row || isSelecting || !hasActions(row, deleteFrom)) return
      event.preventDefault()
      const cells = cellsForTouch(rowOf(event.target), event.target)
      open({ row, anchor: pointAt(event), opener: null, cells })
    }
    document.addEventListener('click', onClick)
    document.addEventListener('contextmenu', onContextMenu)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('contextmenu', onContextMenu)
    }
  }, [rows, deleteFrom])

  // Looked up again: the list may have been reloaded since the menu was opened.
  const row = opened ? (rows.find(({ id }) => id === opened.row.id) ?? opened.row) : undefined
  const closeDialog = () => {
    setDeleting(null)
    setAsked(null)
    setPlanned(null)
    setTodo(null)
    requestAnimationFrame(() => opened?.opener?.focus())
  }
  return (
    <>
      <Menu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
        <Menu.Portal>
          <Menu.Positioner
            anchor={opened?.anchor}
            align="end"
            className="ui-menu-positioner"
            collisionAvoidance={BESIDE}
            collisionPadding={12}
            sideOffset={4}
          >
            <Menu.Popup
              className="ui-menu"
              aria-label={row && t('list.rowActions', { name: row.name })}
              finalFocus={() => focusAfterMenu(opened?.opener)}
            >
              {row && (
                <RowEntries
                  cells={opened?.cells ?? []}
                  deleteFrom={deleteFrom}
                  row={row}
                  slug={slug}
                  onAsk={(command) => setAsked({ row, command })}
                  onDelete={() => setDeleting(row)}
                  onPlan={() => setPlanned(row)}
                  onTodo={(of) => setTodo({ row, asked: of })}
                />
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {asked && (
        <AskedCommand
          slug={slug as CommandSlug}
          record={asked.row}
          asked={asked.command}
          offers={asked.row.offers?.commands}
          onClose={closeDialog}
          onDone={retry}
        />
      )}
      {todo?.row.todo && (
        <TodoQuestion
          {...todo.row.todo}
          asked={todo.asked}
          id={Number(todo.row.id)}
          title={todo.row.name}
          onClose={closeDialog}
          onDone={retry}
        />
      )}
      {planned && <PlanDialog id={planned.id} slug={slug} onClose={closeDialog} />}
      {deleteFrom && <DeleteDialog row={deleting} slug={slug} onClose={closeDialog} />}
    </>
  )
}
