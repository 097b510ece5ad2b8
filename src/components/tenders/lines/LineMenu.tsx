'use client'

import { Menu } from '@base-ui/react/menu'
import {
  IconAlignLeft,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconListTree,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react'
import { useState, type ReactNode, useEffect } from 'react'
import { focusAfterMenu } from '../../ui/overlay/focusAfterMenu'
import { BESIDE } from '../../ui/overlay/menuPlace'
import { MenuChoice, MenuItem, MenuOption, MenuSeparator } from '../../ui/overlay/Menu'
import { useWords } from '@/components/ui/useWords'
import { LINE_CHOICES, mayBeAlternative, type LineChoice } from '@/domain/tenders/choices/choices'
import { isPricedKind, ITEM_KINDS, type ItemKind } from '@/domain/tenders/lines/itemKinds'
import type { EditorRow } from './rows/EditorRow'
import type { LineActions } from './rows/lineActions'

type Opened = { key: string; opener: HTMLElement }

/** The line whose ⋮ was pressed last. One listener for all lines. */
const useLineMenu = (open: (isOpen: boolean) => void): Opened | null => {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const opener =
        target instanceof Element ? target.closest<HTMLElement>('[data-line-menu]') : null
      const key = opener?.closest<HTMLElement>('[data-line]')?.dataset.line
      if (!opener || key === undefined) return
      setOpened({ key, opener })
      open(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [open])
  return opened
}

type Props = {
  rows: readonly EditorRow[]
  actions: LineActions
  onFold: (key: string) => void
}

const SIZE = 18

/** The one menu of all lines, opened by a line's ⋮: a menu in each would make the page heavy. */
export const LineMenu = ({ rows, actions, onFold }: Props) => {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const opened = useLineMenu(setOpen)
  const opener = opened?.opener
  const index = rows.findIndex((row) => row.key === opened?.key)
  const row = rows[index]
  const hasWords = row?.kind === 'stockCard' || row?.kind === 'stockGroup'

  const refused = isOpen && row ? actions.whyNotExplode(row.key) : null
  const item = (name: ReactNode, icon: ReactNode, run: (key: string) => void, isOff = false) => (
    <MenuItem icon={icon} disabled={isOff} onClick={() => row && run(row.key)}>
      {name}
    </MenuItem>
  )
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={opener}
          align="end"
          className="ui-menu-positioner"
          collisionAvoidance={BESIDE}
          collisionPadding={12}
          sideOffset={4}
        >
          <Menu.Popup
            className="ui-menu"
            aria-label={t('tenderItems.editor.lineOf', { n: index + 1 })}
            finalFocus={() => focusAfterMenu(opener?.isConnected ? opener : null)}
          >
            {item(
              t('actions.moveUp'),
              <IconArrowUp aria-hidden="true" size={SIZE} />,
              (key) => actions.move(key, -1),
              index <= 0,
            )}
            {item(
              t('actions.moveDown'),
              <IconArrowDown aria-hidden="true" size={SIZE} />,
              (key) => actions.move(key, 1),
              index === rows.length - 1,
            )}
            {item(
              t('tenderItems.editor.insertBelow'),
              <IconRowInsertBottom aria-hidden="true" size={SIZE} />,
              (key) => actions.focus(actions.add('stockCard', key)),
            )}
            {item(
              t('tenderItems.editor.duplicateLine'),
              <IconCopy aria-hidden="true" size={SIZE} />,
              (key) => actions.duplicate(key),
            )}
            {hasWords
              ? item(
                  t(
                    row?.kind === 'stockGroup'
                      ? 'tenderItems.editor.wordsAndParts'
                      : 'tenderItems.fields.description',
                  ),
                  <IconAlignLeft aria-hidden="true" size={SIZE} />,
                  onFold,
                )
              : null}
            {row?.kind === 'stockGroup' && row.stockGroup !== null ? (
              <MenuItem
                disabled={refused !== null}
                icon={<IconListTree aria-hidden="true" size={SIZE} />}
                reason={refused === null ? undefined : t(`tenderItems.group.${refused}`)}
                onClick={() => actions.explode(row.key)}
              >
                {t('tenderItems.group.explode')}
              </MenuItem>
            ) : null}
            <MenuSeparator />
            {row ? (
              <MenuChoice
                label={t('tenderItems.fields.kind')}
                value={row.kind}
                onChange={(kind) => {
                  actions.change(row.key, { kind: kind as ItemKind })
                  actions.focus(row.key)
                }}
              >
                {ITEM_KINDS.map((kind) => (
                  <MenuOption key={kind} value={kind}>
                    {t(`tenderItems.kinds.${kind}`)}
                  </MenuOption>
                ))}
              </MenuChoice>
            ) : null}
            {row && isPricedKind(row.kind) ? (
              <>
                <MenuSeparator />
                <MenuChoice
                  label={t('tenderItems.fields.choice')}
                  value={row.choice}
                  onChange={(choice) => actions.change(row.key, { choice: choice as LineChoice })}
                >
                  {LINE_CHOICES.map((choice) => (
                    <MenuOption
                      key={choice}
                      value={choice}
                      disabled={choice === 'alternative' && !mayBeAlternative(rows, index)}
                    >
                      {t(`tenderItems.choices.${choice}`)}
                    </MenuOption>
                  ))}
                </MenuChoice>
              </>
            ) : null}
            <MenuSeparator />
            <MenuItem
              danger
              icon={<IconTrash aria-hidden="true" size={SIZE} />}
              onClick={() => row && actions.remove(row.key)}
            >
              {t('tenderItems.editor.removeLine')}
            </MenuItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
