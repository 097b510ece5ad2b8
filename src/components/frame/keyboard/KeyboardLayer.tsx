'use client'

import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { KeyboardHelpDialog } from './KeyboardHelpDialog'
import { PAGE_SHORTCUTS } from './pageShortcuts'
import { useKeyListener } from './useKeyListener'
import { useLetterKeys } from './useLetterKeys'
import { useShortcuts } from './useShortcuts'
import { KeyCaps } from './KeyCaps'
import { useRegisteredShortcuts } from './shortcutRegistry'

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
