'use client'

import { useEffect, useRef } from 'react'

import { Button } from '../controls/Button'
import { LeaveGuard } from '../leave/LeaveGuard'
import { useT } from '../useT'

type Props = {
  isDirty: boolean
  busy: boolean
  onCancel: () => void
  /** The label of the main button; "save" by default. */
  label?: string
}

/** The footer of a custom form: save, reset, and the leave guard. */
export const SaveBar = ({ isDirty, busy, onCancel, label }: Props) => {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isDirty || busy) return
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 's'
      if (!isSave) return
      event.preventDefault()
      bar.current?.closest('form')?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isDirty, busy])

  return (
    <div ref={bar} className="save-bar">
      <span aria-live="polite" className="save-bar__state">
        {busy ? t('common.saving') : isDirty ? t('common.unsavedChanges') : ''}
      </span>
      <Button disabled={!isDirty || busy} tone="secondary" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button aria-keyshortcuts="Control+S" busy={busy} disabled={!isDirty && !busy} type="submit">
        {label ?? t('actions.save')}
      </Button>
      <LeaveGuard isDirty={isDirty && !busy} />
    </div>
  )
}
