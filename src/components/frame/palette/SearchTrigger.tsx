'use client'

import { IconSearch } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'

import { openPalette, usePaletteOpen } from './paletteState'

const never = () => () => {}
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/**
 * The button of the navbar that opens the palette: shows its keys, and only an icon on narrow
 * screens.
 */
export const SearchTrigger = ({ isCompact = false }: { isCompact?: boolean }) => {
  const t = useT()
  const isOpen = usePaletteOpen()
  const hasCommandKey = useSyncExternalStore(never, isApple, () => false)
  return (
    <button
      type="button"
      id="palette-trigger"
      className={classNames('palette-trigger', isCompact && 'palette-trigger--compact')}
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <IconSearch aria-hidden="true" size={20} stroke={1.7} />
      <span aria-hidden="true" className="palette-trigger__text">
        {t('common.searchPlaceholder')}
      </span>
      <kbd aria-hidden="true" dir="ltr" className="palette-trigger__keys">
        {hasCommandKey ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
