'use client'

import { Popover } from '@base-ui/react/popover'
import { IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useState, useCallback } from 'react'
import { IconButton } from '../../ui/controls/IconButton'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { MAX_SHORTCUTS, type StoredShortcut } from '@/present/navigation/storedShortcut'
import { tileOf, type Tile } from './tileOf'
import Link from 'next/link'
import { TileFace } from './TileFace'
import { keepPreference } from '@/components/ui/requests/preferenceStore'
import { PREFERENCES } from '@/domain/settings/preferences'

/** The tile of one shortcut. */
const ShortcutTile = ({ tile, onNavigate }: { tile: Tile; onNavigate: () => void }) => {
  const t = useT()
  return (
    <Link
      className="shortcut-tile"
      href={tile.href}
      prefetch={false}
      title={tile.label ? t(tile.label) : tile.title}
      onClick={onNavigate}
    >
      <TileFace tile={tile} />
    </Link>
  )
}

// Drag and drop is loaded when editing starts.
const EditableTiles = dynamic(() =>
  import('./EditableTiles').then((module) => module.EditableTiles),
)

type Props = { stored: StoredShortcut[]; onNavigate: () => void }

const titleOfPage = (): string => document.querySelector('h1')?.textContent?.trim() ?? ''

// Stored outside of React: pages remount on navigation, and a fresh change must survive until the
// server has stored it.
let changed: { from: string; now: readonly StoredShortcut[] } | null = null

/**
 * The person's shortcuts, updated optimistically and stored on the server.
 * @param stored as stored on the server
 * @param onFailure called when a change could not be stored and was rolled back
 */
const useShortcutTiles = (stored: readonly StoredShortcut[], onFailure: () => void) => {
  const from = JSON.stringify(stored)
  const [items, setItems] = useState(changed?.from === from ? changed.now : stored)

  const change = useCallback(
    async (next: readonly StoredShortcut[]) => {
      const before = items
      changed = { from, now: next }
      setItems(next)
      try {
        await keepPreference({ key: PREFERENCES.shortcuts, value: { items: next } })
      } catch {
        changed = { from, now: before }
        setItems(before)
        onFailure()
      }
    },
    [items, from, onFailure],
  )
  return [items, change] as const
}

/** The tiles, the button to add this page, and the edit mode. */
export const ShortcutsPanel = ({ stored, onNavigate }: Props) => {
  const t = useT()
  const path = usePathname()
  const { notifyFailure } = useNotify()
  const [isEditing, setEditing] = useState(false)
  const [items, change] = useShortcutTiles(stored, () =>
    notifyFailure(t('common.connectionFailed')),
  )
  const isKept = items.some(({ href }) => href === path)
  const isFull = items.length >= MAX_SHORTCUTS

  const add = () => {
    if (isKept || isFull) return
    void change([...items, { href: path, title: titleOfPage() }])
  }
  const addLabel = isKept ? t('shell.shortcutAdded') : t('shell.addShortcut')
  return (
    <>
      <div className="shortcuts__header">
        <Popover.Title className="shortcuts__title">{t('shell.shortcuts')}</Popover.Title>
        <IconButton
          aria-disabled={isKept || isFull}
          icon={
            isKept ? (
              <IconCheck aria-hidden="true" size={20} />
            ) : (
              <IconPlus aria-hidden="true" size={20} />
            )
          }
          label={isFull && !isKept ? t('shell.shortcutLimit', { n: MAX_SHORTCUTS }) : addLabel}
          onClick={add}
        />
        <IconButton
          aria-pressed={isEditing}
          icon={<IconPencil aria-hidden="true" size={20} stroke={1.6} />}
          label={t('shell.editShortcuts')}
          onClick={() => setEditing(!isEditing)}
        />
      </div>
      <div className="shortcuts__body">
        {items.length === 0 && <p className="shortcuts__empty">{t('shell.noShortcuts')}</p>}
        {isEditing ? (
          <EditableTiles items={items} onChange={(next) => void change(next)} />
        ) : (
          <ul className="shortcuts__grid">
            {items.map((item) => (
              <li key={item.href} className="shortcuts__cell">
                <ShortcutTile tile={tileOf(item)} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
