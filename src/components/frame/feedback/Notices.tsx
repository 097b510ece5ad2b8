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

/** The library names its cross in English and takes no other name for it. */
const useNamedCrosses = (name: string) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const within = frame.current
    const rename = () => {
      for (const cross of within.querySelectorAll('[data-close-button]'))
        if (cross.getAttribute('aria-label') !== name) cross.setAttribute('aria-label', name)
    }
    rename()
    const observer = new MutationObserver(rename)
    observer.observe(within, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [name])
  return frame
}

/** Where the notices of every page appear; they outlive the page that made them. */
export const Notices = () => {
  const t = useT()
  const frame = useNamedCrosses(t('actions.close'))
  return (
    <div ref={frame}>
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
    </div>
  )
}
