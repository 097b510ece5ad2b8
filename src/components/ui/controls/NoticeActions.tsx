'use client'

import Link from 'next/link'
import { useRef } from 'react'
import { NOTICE_MS, useHeldTimer } from '@/components/ui/useHeldTimer'
import { useT } from '@/components/ui/useT'

type Props = {
  label: string
  href: string
  /** Called when the link was followed, or the time to show it has passed. */
  onOver: () => void
}

/** The link of a notice to its subject. */
export const NoticeLink = ({ label, href, onOver }: Props) => {
  const link = useRef<HTMLAnchorElement>(null)
  useHeldTimer({ part: link, around: '[data-sonner-toast]', ms: NOTICE_MS, onOver })
  return (
    <Link ref={link} data-button="" href={href} prefetch={false} onClick={onOver}>
      {label}
    </Link>
  )
}

type UndoButtonProps = {
  onUndo: () => void
  /** Called when the time for undo is over. */
  onOver: () => void
}

/** Undo button of a notice; it disappears after eight seconds without hover or focus. */
export const UndoButton = ({ onUndo, onOver }: UndoButtonProps) => {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useHeldTimer({ part: button, around: '[data-sonner-toast]', ms: NOTICE_MS, onOver })
  return (
    <button ref={button} data-button="" type="button" onClick={onUndo}>
      {t('actions.undo')}
    </button>
  )
}
