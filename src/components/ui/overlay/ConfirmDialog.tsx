'use client'

import { useId, useRef, useState, type ReactNode } from 'react'

import { Button } from '../controls/Button'
import { Dialog, type DialogProps } from './Dialog'
import { useT } from '../useT'

type Props = {
  open: boolean
  title: string
  description?: ReactNode
  /** Fields of the question, such as a reason or an invoice number. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  size?: DialogProps['size']
  /** The reason why it cannot be done now; disables the main button. */
  blockedReason?: string
  onClose: () => void
  /**
   * The action. Resolve to close; resolve with an error message, or throw, to stay open and show
   * it.
   */
  onConfirm: () => Promise<string | void>
}

const FIELD = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)'

/** A confirmation dialog: cannot be submitted twice, and shows its own failure. */
export const ConfirmDialog = (props: Props) => {
  const {
    open,
    title,
    description,
    children,
    confirmLabel,
    cancelLabel,
    destructive = false,
  } = props
  const { blockedReason, size, onClose, onConfirm } = props
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const close = () => {
    setError(null)
    onClose()
  }

  const confirm = async () => {
    if (busy || blockedReason) return
    setBusy(true)
    setError(null)
    try {
      const refusal = await onConfirm()
      if (refusal) setError(refusal)
      else close()
    } catch {
      setError(t('common.failure'))
    } finally {
      setBusy(false)
    }
  }

  /**
   * Focuses the first input; without one the main button, or the cancel button of a destructive
   * dialog.
   */
  const firstFocus = (opened: string) => {
    const field = form.current?.querySelector<HTMLElement>(FIELD)
    // On touch it would open the keyboard over the dialog.
    if (field) return opened === 'touch' ? true : field
    return (destructive ? cancelButton : confirmButton).current
  }

  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      busy={busy}
      error={error}
      destructive={destructive}
      size={size}
      initialFocus={firstFocus}
      footer={
        <>
          <Button ref={cancelButton} tone="secondary" disabled={busy} onClick={close}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button
            ref={confirmButton}
            type="submit"
            form={formId}
            aria-keyshortcuts="Control+Enter"
            tone={destructive ? 'danger' : 'primary'}
            busy={busy}
            disabled={Boolean(blockedReason)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog may be inside a form of the page: React events bubble through portals.
          event.stopPropagation()
          void confirm()
        }}
      >
        {children}
        {blockedReason && <p className="ui-field__hint">{blockedReason}</p>}
      </form>
    </Dialog>
  )
}
