'use client'

import { useState, type KeyboardEvent, type ReactNode } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { Alert } from '@/components/ui/layout/Alert'
import type { ApiOutcome, ApiRefusal } from '@/components/ui/requests/api'
import { useT } from '@/components/ui/useT'

import styles from './timeline.module.css'

type Props<Name extends string> = {
  /** The fields that show refusals; others are shown above the form. */
  names: readonly Name[]
  send: () => Promise<ApiOutcome>
  onCancel?: () => void
  children: (errors: Partial<Record<Name, string>>) => ReactNode
}

/** A form for notes and actions; Ctrl or ⌘ and Enter submits it. */
export const WritingForm = <Name extends string>(props: Props<Name>) => {
  const { names, send, onCancel, children } = props
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send()
    setIsBusy(false)
    setRefusal(answer.ok ? null : answer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  const errors: Partial<Record<string, string>> = refusal?.fields ?? {}
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keyboard shortcut that bubbles up from its inputs
    <form
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {refusal && !names.some((name) => errors[name]) && (
        <Alert tone="error">
          {Object.values(errors)[0] ?? refusal.message ?? t('common.connectionFailed')}
        </Alert>
      )}
      {children(errors as Partial<Record<Name, string>>)}
      <div className={styles.send}>
        <kbd aria-hidden="true" className={styles.keys}>
          Ctrl + Enter
        </kbd>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button aria-keyshortcuts="Control+Enter" busy={isBusy} type="submit">
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
