'use client'

import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { KeyboardHelpDialog } from './KeyboardHelpDialog'
import { useKeyListener } from './useKeyListener'
import { useShortcuts } from './useShortcuts'
import { KeyCaps } from './KeyCaps'
import { useRegisteredShortcuts } from './shortcutRegistry'
import { pressControl } from './pressControl'
import type { Shortcut } from './shortcut'
import { openKeyboardHelp } from './useKeyboardHelp'
import { useCallback, useState } from 'react'
import { keepPreference } from '@/components/ui/requests/preferenceStore'
import { PREFERENCES } from '@/domain/settings/preferences'

/** The possible second keys of a started sequence. */
const SequenceHint = ({ first }: { first: string }) => {
  const t = useT()
  const next = useRegisteredShortcuts().filter(({ keys }) => keys.startsWith(`${first} `))
  return (
    <div className="sequence-hint" role="status">
      <p className="sequence-hint__title">{t('keyboard.chooseNext')}</p>
      <ul className="sequence-hint__list">
        {next.map(({ keys, label }) => (
          <li key={keys}>
            <KeyCaps keys={keys.slice(first.length + 1)} />
            {t(label)}
          </li>
        ))}
      </ul>
    </div>
  )
}

// Controls name their keys in `aria-keyshortcuts`, which screen readers, the help and the key
// handler use.
const SEARCH = '[aria-keyshortcuts*="Control+K" i]'
const EDIT = '[aria-keyshortcuts="E" i]:is(a, button)'
const CONFIRM = '[aria-keyshortcuts="Control+Enter" i]'

/** Shortcuts any page may have; each is listed only where its control exists. */
const PAGE_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'shell.keys.search', group: 'everywhere', needs: SEARCH },
  { keys: '?', label: 'shell.keys.help', group: 'everywhere', run: openKeyboardHelp },
  // The main button of a dialog; the dialog handles the key itself.
  {
    keys: 'mod+enter',
    label: 'shell.keys.confirm',
    group: 'everywhere',
    run: () => pressControl(CONFIRM),
  },
  { keys: 'escape', label: 'shell.keys.close', group: 'everywhere' },

  { keys: 'mod+s', label: 'shell.keys.save', group: 'records', needs: '#action-save' },
  {
    keys: 'e',
    label: 'shell.keys.edit',
    group: 'records',
    needs: `${EDIT}:not([data-list-row] *)`,
    run: () => pressControl(EDIT),
  },
]

// Stored outside of React: pages remount on navigation, and a fresh choice must survive that before
// the server has stored it.
let chosen: { stored: boolean; now: boolean } | null = null

/**
 * The person's preference for single-character shortcuts.
 * @param stored as stored on the server
 * @returns the preference, and a setter whose promise rejects when it could not be stored
 */
const useLetterKeys = (stored: boolean) => {
  const [hasLetters, setLetters] = useState(
    chosen !== null && chosen.stored === stored ? chosen.now : stored,
  )
  const keep = useCallback(
    async (wanted: boolean) => {
      const before = chosen
      chosen = { stored, now: wanted }
      setLetters(wanted)
      try {
        await keepPreference({ key: PREFERENCES.keyboard, value: { letters: wanted } })
      } catch (failure) {
        chosen = before
        setLetters(!wanted)
        throw failure
      }
    },
    [stored],
  )
  return [hasLetters, keep] as const
}

/** Handles the keyboard shortcuts of a page and their help. Once on every page with a frame. */
export const KeyboardLayer = ({ hasLetters: stored }: { hasLetters: boolean }) => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const [hasLetters, keepLetters] = useLetterKeys(stored)
  const waiting = useKeyListener({ hasLetters })
  useShortcuts(PAGE_SHORTCUTS)

  const change = (wanted: boolean) => {
    keepLetters(wanted).catch(() => notifyFailure(t('common.connectionFailed')))
  }
  return (
    <>
      <KeyboardHelpDialog hasLetters={hasLetters} onLettersChange={change} />
      {waiting !== null && <SequenceHint first={waiting} />}
    </>
  )
}
