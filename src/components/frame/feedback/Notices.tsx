'use client'

import {
  IconAlertCircleFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircleFilled,
} from '@tabler/icons-react'
import { Toaster } from 'sonner'

import { useT } from '@/components/ui/useT'

const ICONS = {
  error: <IconAlertCircleFilled aria-hidden="true" size={22} />,
  info: <IconInfoCircleFilled aria-hidden="true" size={22} />,
  success: <IconCircleCheckFilled aria-hidden="true" size={22} />,
  warning: <IconAlertTriangleFilled aria-hidden="true" size={22} />,
}

// The names under which Payload draws its own notices, so that one sheet dresses both.
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

/** Where the notices of every page appear; they outlive the page that made them. */
export const Notices = () => {
  const t = useT()
  return (
    <Toaster
      closeButton
      className="payload-toast-container"
      containerAriaLabel={t('common.messages')}
      // Not a direction: the side is said by each notice, the text has that of the page.
      dir={'undefined' as 'auto'}
      gap={8}
      icons={ICONS}
      offset="calc(var(--gutter-h) / 2)"
      position="bottom-right"
      toastOptions={{ classNames: CLASS_NAMES, unstyled: true }}
      visibleToasts={5}
    />
  )
}
