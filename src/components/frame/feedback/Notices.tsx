'use client'

import {
  IconAlertCircleFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Toaster } from 'sonner'

import { useT } from '@/components/ui/useT'

const ICONS = {
  error: <IconAlertCircleFilled aria-hidden="true" size={22} />,
  info: <IconInfoCircleFilled aria-hidden="true" size={22} />,
  success: <IconCircleCheckFilled aria-hidden="true" size={22} />,
  warning: <IconAlertTriangleFilled aria-hidden="true" size={22} />,
}

// Payload's class names of notices, so that one style sheet covers both.
const CLASS_NAMES = {
  closeButton: 'payload-toast-close-button',
  content: 'toast-content',
  error: 'toast-error',
  icon: 'toast-icon',
  info: 'toast-info',
  success: 'toast-success',
  title: 'toast-title',
  toast: 'payload-toast-item',
  warning: 'toast-warning',
}

/** The library's English label of close buttons, which cannot be configured. */
const CLOSES = 'button[data-close-button][aria-label="Close toast"]'

/** The notices of every page; they outlive the page that created them. */
export const Notices = () => {
  const t = useT()
  const region = useRef<HTMLElement>(null)
  const close = t('actions.close')
  useEffect(() => {
    const element = region.current
    if (!element) return
    const mend = () => {
      for (const button of element.querySelectorAll(CLOSES))
        button.setAttribute('aria-label', close)
    }
    mend()
    const observer = new MutationObserver(mend)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [close])
  return (
    <Toaster
      ref={region}
      closeButton
      // Side by side: a notification that arrives must not cover a button to undo.
      expand
      className="payload-toast-container"
      containerAriaLabel={t('common.messages')}
      // Not a direction: each notice defines its side, and the text follows the page.
      dir={'undefined' as 'auto'}
      gap={8}
      icons={ICONS}
      // Above the buttons at the bottom of a phone, so that they stay usable.
      mobileOffset={{ bottom: 'var(--notices-bottom, 16px)' }}
      offset="calc(var(--gutter-h) / 2)"
      position="bottom-right"
      toastOptions={{ classNames: CLASS_NAMES, unstyled: true }}
      visibleToasts={3}
    />
  )
}
