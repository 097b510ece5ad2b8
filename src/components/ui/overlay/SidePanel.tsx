'use client'

import { Dialog } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import { useRef, type ComponentProps, type KeyboardEventHandler, type ReactNode } from 'react'

import { useT } from '../useT'
import './sidePanel.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Buttons next to the close button. */
  tools?: ReactNode
  onKeyDown?: KeyboardEventHandler
  /** The element to focus afterwards, if not the opener. */
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus']
}

/** A full-height side dialog, for reading next to a record. */
export const SidePanel = (props: Props) => {
  const { open, onClose, title, description, children, footer, tools, onKeyDown, finalFocus } =
    props
  const t = useT()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="ui-dialog-backdrop" />
        {/* Not on a tool: its tooltip would consume the first Escape. */}
        <Dialog.Popup
          className="side-panel"
          finalFocus={finalFocus}
          initialFocus={close}
          onKeyDown={onKeyDown}
        >
          <div className="side-panel__header">
            <div className="side-panel__heading">
              <Dialog.Title className="side-panel__title">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="side-panel__text">{description}</Dialog.Description>
              )}
            </div>
            {tools}
            <Dialog.Close ref={close} aria-label={t('actions.close')} className="ui-icon-button">
              <IconX aria-hidden="true" size={20} />
            </Dialog.Close>
          </div>
          <div className="side-panel__body">{children}</div>
          {footer && <div className="side-panel__footer">{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
