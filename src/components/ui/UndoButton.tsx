'use client'

import { useRef } from 'react'

import { useHeldTimer } from './useHeldTimer'
import { useT } from './useT'

/** Long enough to notice a mistake, short enough not to be in the way. */
const UNDO_MS = 8_000

type Props = {
  onUndo: () => void
  /** Nobody wanted it in its time. */
  onOver: () => void
}

/** Takes a notice's deletion back; after eight seconds in which nobody looks at it, it is over. */
export const UndoButton = ({ onUndo, onOver }: Props) => {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useHeldTimer({ part: button, around: '[data-sonner-toast]', ms: UNDO_MS, onOver })
  return (
    <button ref={button} data-button="" type="button" onClick={onUndo}>
      {t('trash.restore')}
    </button>
  )
}
