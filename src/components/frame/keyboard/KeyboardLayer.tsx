'use client'

import { useNotify } from '@/components/ui/useNotify'
import { useT } from '@/components/ui/useT'

import { KeyboardHelpDialog } from './KeyboardHelpDialog'
import { PAGE_SHORTCUTS } from './pageShortcuts'
import { SequenceHint } from './SequenceHint'
import { useKeyListener } from './useKeyListener'
import { useLetterKeys } from './useLetterKeys'
import { useShortcuts } from './useShortcuts'

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
