'use client'

import { useRef } from 'react'

import { NOTICE_MS, useHeldTimer } from '../useHeldTimer'
import { useT } from '../useT'

type Props = {
  onUndo: () => void
  /** Nobody wanted it in its time. */
  onOver: () => void
}

/** Takes a notice's deletion back; after eight seconds in which nobody looks at it, it is over. */
export const UndoButton = ({ onUndo, onOver }: Props) => {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useHeldTimer({ part: button, around: '[data-sonner-toast]', ms: NOTICE_MS, onOver })
  return (
    <button ref={button} data-button="" type="button" onClick={onUndo}>
      {t('trash.restore')}
    </button>
  )
}
