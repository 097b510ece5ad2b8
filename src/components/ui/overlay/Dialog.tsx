'use client'

import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'

import { Alert } from '../layout/Alert'
import { classNames } from '../classNames'
import { useT } from '../useT'

export type DialogProps = {
  open: boolean
  /** Called by Escape, the backdrop, × or a button; not while busy. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** Busy: the dialog cannot be closed and its buttons must be busy. */
  busy?: boolean
  /** The error of the last attempt, shown inside the dialog. */
  error?: string | null
  /** Destructive confirmations are `alertdialog`s. */
  destructive?: boolean
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus']
  /**
   * Called after it is unmounted; a caller that passes it moves the focus, which then does not
   * return to the opener.
   */
  onClosed?: () => void
}

/**
 * A modal dialog named by its title; focus is trapped and returns to the element that opened it.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'small',
  busy = false,
  error,
  destructive = false,
  initialFocus,
  onClosed,
}: DialogProps) => {
  const t = useT()
  const Base = (destructive ? AlertDialog : BaseDialog) as typeof BaseDialog
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className="ui-dialog-backdrop" />
        <Base.Viewport className="ui-dialog-viewport">
          <Base.Popup
            className={classNames('ui-dialog', size !== 'small' && `ui-dialog--${size}`)}
            finalFocus={onClosed ? false : undefined}
            initialFocus={initialFocus}
            aria-busy={busy || undefined}
          >
            <div className="ui-dialog__header">
              <Base.Title className="ui-dialog__title">{title}</Base.Title>
              <Base.Close
                aria-label={t('actions.close')}
                className="ui-icon-button ui-icon-button--small"
                disabled={busy}
              >
                <IconX aria-hidden="true" size={18} />
              </Base.Close>
            </div>
            <div className="ui-dialog__body">
              {description && (
                <Base.Description className="ui-dialog__description" render={<div />}>
                  {description}
                </Base.Description>
              )}
              {error && <Alert tone="error">{error}</Alert>}
              {children}
            </div>
            {footer && <div className="ui-dialog__footer">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
