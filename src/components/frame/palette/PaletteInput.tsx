import { IconSearch, IconX } from '@tabler/icons-react'
import { Command } from 'cmdk'
import type { KeyboardEvent, RefObject } from 'react'

import { useT } from '@/components/ui/useT'
import { MAX_SEARCH_LENGTH } from '@/domain/lists/searchTerm'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  typed: string
  /** The name of the one collection that is searched, if so. */
  alone: string | null
  onType: (typed: string) => void
  onLeaveAlone: () => void
  onClose: () => void
}

/** The search input. */
export const PaletteInput = ({ ref, typed, alone, onType, onLeaveAlone, onClose }: Props) => {
  const t = useT()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || alone === null || ref.current?.selectionEnd !== 0) return
    event.preventDefault()
    onLeaveAlone()
  }
  return (
    <div className="palette__line">
      <IconSearch aria-hidden="true" className="palette__glass" size={22} stroke={1.7} />
      {alone !== null && (
        <button
          type="button"
          className="palette__alone"
          aria-label={t('search.leaveGroup', { name: alone })}
          onClick={onLeaveAlone}
        >
          <bdi>{alone}</bdi>
          <IconX aria-hidden="true" size={14} />
        </button>
      )}
      <Command.Input
        ref={ref}
        className="palette__input"
        dir="auto"
        enterKeyHint="go"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('search.placeholder')}
        aria-label={t('search.title')}
        value={typed}
        onKeyDown={onKeyDown}
        onValueChange={onType}
      />
      <button
        type="button"
        className="palette__close"
        aria-label={t('actions.close')}
        onClick={onClose}
      >
        <kbd aria-hidden="true" className="palette__esc">
          esc
        </kbd>
        <IconX aria-hidden="true" size={20} stroke={1.7} />
      </button>
    </div>
  )
}
