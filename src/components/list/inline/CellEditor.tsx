'use client'

import { Popover } from '@base-ui/react/popover'
import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react'
import { usePeopleAt } from '@/components/frame/commands/inputs/usePeople'
import { classNames } from '@/components/ui/classNames'
import { IconButton } from '@/components/ui/controls/IconButton'
import { useTimeZone, useToday } from '@/components/ui/calendar/companyClock'
import { Skeleton } from '@/components/ui/layout/Skeleton'
import { useWords } from '@/components/ui/useWords'
import type { TableColumn, TableRow } from '@/present/list/cell'
import { cellInputOf, type CellDoc } from '@/present/list/cellEdit'
import { cellText } from '@/present/list/cellText'
import { columnOf } from '@/present/list/columnsOf'
import { CellConflict } from './CellConflict'
import { CellInput } from './CellInput'
import styles from './cellEditor.module.css'
import { useCellEdit } from './useCellEdit'

/** Where the focus moves: to the cell itself, or to the editable cell before or after it. */
export type CellStep = -1 | 0 | 1

export type CellEditorProps = {
  slug: string
  row: TableRow
  column: TableColumn
  cell: HTMLElement
  /** The value was saved, or a conflict was resolved with the other value: the list is out of date. */
  onSaved: () => void
  onClose: (step: CellStep) => void
}

const INPUTS = 'input, select'

/** The position of the cell; the last one once its row has left the page. */
const useAnchor = (cell: HTMLElement) => {
  const last = useRef<DOMRect | null>(null)
  return useMemo(
    () => ({
      contextElement: cell,
      getBoundingClientRect: () => {
        if (cell.isConnected || !last.current) last.current = cell.getBoundingClientRect()
        return last.current
      },
    }),
    [cell],
  )
}

/**
 * The editor over a cell of a list. Enter saves, Tab saves and edits the next cell, Esc cancels. A refused
 * value stays in the input, with the reason.
 */
export const CellEditor = ({ slug, row, column, cell, onSaved, onClose }: CellEditorProps) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const today = useToday()
  const { name, words } = column
  const edited = useMemo(
    () => ({ name, words, column: columnOf(slug, { name, type: 'text' }) }),
    [slug, name, words],
  )
  const isPerson = edited.column.inline?.command === 'assign'
  const people = usePeopleAt(isPerson ? `/api/${slug}/owners` : null)
  const { doc, conflict, problem, ...edit } = useCellEdit({ slug, id: row.id, edited })
  const panel = useRef<HTMLDivElement>(null)
  const anchor = useAnchor(cell)
  const id = useId()
  const label = t('list.inline.cell', { field: column.label, name: row.name })

  const isReady = doc !== null && (!isPerson || people !== null)
  useEffect(() => {
    const input = isReady ? panel.current?.querySelector<HTMLInputElement>(INPUTS) : null
    input?.focus()
    input?.select?.()
  }, [isReady])

  const finish = async (step: CellStep, over?: CellDoc) => {
    const outcome = await edit.save(over)
    if (outcome === 'saved') onSaved()
    if (outcome !== 'open') onClose(step)
    // Refused: the user corrects the value.
    else panel.current?.querySelector<HTMLElement>(INPUTS)?.focus()
  }
  const keepTheirs = () => {
    onSaved()
    onClose(0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const inputs = [...(panel.current?.querySelectorAll<HTMLElement>(INPUTS) ?? [])]
    const place = inputs.indexOf(event.target as HTMLElement)
    // Keys on buttons, and on the calendar, which is rendered elsewhere, are not handled here.
    if (place < 0 || event.nativeEvent.isComposing || conflict) return
    if (event.key !== 'Enter' && event.key !== 'Tab') return
    event.preventDefault()
    if (event.key === 'Enter') return void finish(0)
    const step = event.shiftKey ? -1 : 1
    const beside = inputs[place + step]
    if (beside) beside.focus()
    else void finish(step)
  }
  const textOf = (shown: CellDoc): string => {
    if (isPerson) {
      const found = people?.find((person) => person.id === Number(shown[name]))
      return found?.name ?? t('picker.hidden')
    }
    const context = { slug, format, t, titles: new Map<string, string>(), today: today(), timeZone }
    const drawn = { ...edited, label: column.label }
    return cellText({ ...shown, id: row.id }, drawn, context) || t('document.stale.empty')
  }

  const input = doc && cellInputOf(edited, doc)
  const described = [problem && `${id}-problem`, `${id}-keys`].filter(Boolean).join(' ')
  return (
    <Popover.Root
      open
      onOpenChange={(_, { reason }) => {
        // A click elsewhere does not discard a changed value.
        if (reason === 'escape-key' || !edit.isChanged) onClose(0)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          align="start"
          anchor={anchor}
          className="ui-menu-positioner"
          collisionPadding={8}
          sideOffset={({ anchor: { height } }) => -height}
        >
          <Popover.Popup
            ref={panel}
            aria-busy={!isReady || edit.isBusy}
            aria-label={label}
            className={classNames('ui-menu', styles.panel)}
            finalFocus={false}
            onKeyDown={onKeyDown}
          >
            {isReady && input ? (
              <div className={styles.line}>
                <div className={styles.input}>
                  <CellInput
                    describedBy={described}
                    draft={edit.draft}
                    isInvalid={problem !== null}
                    kind={input}
                    label={label}
                    people={people}
                    words={words}
                    onChange={edit.change}
                  />
                </div>
                <IconButton
                  disabled={edit.isBusy || conflict !== null}
                  icon={<IconCheck aria-hidden="true" size={18} />}
                  label={t('actions.save')}
                  size="small"
                  onClick={() => void finish(0)}
                />
                <IconButton
                  icon={<IconX aria-hidden="true" size={18} />}
                  label={t('actions.cancel')}
                  size="small"
                  onClick={() => onClose(0)}
                />
              </div>
            ) : (
              problem === null && <Skeleton height="38px" />
            )}
            {problem && (
              <p className="ui-field__error" id={`${id}-problem`} role="alert">
                <IconAlertCircle aria-hidden="true" size={16} />
                {problem}
              </p>
            )}
            {conflict ? (
              <CellConflict
                by={conflict.by}
                isBusy={edit.isBusy}
                mine={textOf(conflict.mine)}
                theirs={textOf(conflict.theirs)}
                onMine={() => void finish(0, conflict.theirs)}
                onTheirs={keepTheirs}
              />
            ) : (
              <p className={styles.keys} id={`${id}-keys`}>
                {t('list.inline.keys')}
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
