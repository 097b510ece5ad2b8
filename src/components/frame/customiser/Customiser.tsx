'use client'

import { Dialog } from '@base-ui/react/dialog'
import { IconRefresh, IconX, IconAdjustmentsHorizontal } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRef, type RefObject } from 'react'

import { IconButton } from '../../ui/controls/IconButton'
import { useShell } from '@/components/frame/appearance/ShellContext'
import { useT } from '@/components/ui/useT'

import { useResetAppearance } from './useResetAppearance'

// Pickers and palettes are loaded when the drawer is opened, not with every page.
const CustomiserChoices = dynamic(() =>
  import('./CustomiserChoices').then((module) => module.CustomiserChoices),
)

/** The menu item that opened the drawer is unmounted; its menu's button still exists. */
const userMenuButton = () => document.querySelector<HTMLElement>('.navbar__user')

/** Element that gets the focus back; the next opening may come from another one. */
const backTo = (opener: RefObject<HTMLButtonElement | null>) => {
  const element = opener.current ?? userMenuButton() ?? true
  setTimeout(() => {
    opener.current = null
  })
  return element
}

/** At the edge of wide screens; otherwise the user menu opens the customiser (CZ1). */
const CustomiserToggler = ({
  opener,
}: {
  /** Set to the button when it opens the drawer, which gives the focus back to it. */
  opener: RefObject<HTMLButtonElement | null>
}) => {
  const t = useT()
  const { isCustomiserOpen, setCustomiserOpen } = useShell()
  return (
    <button
      aria-expanded={isCustomiserOpen}
      aria-label={t('appearance.open')}
      className="customiser-toggler"
      id="customiser-toggler"
      type="button"
      onClick={(event) => {
        opener.current = isCustomiserOpen ? null : event.currentTarget
        setCustomiserOpen(!isCustomiserOpen)
      }}
    >
      <IconAdjustmentsHorizontal aria-hidden="true" size={18} stroke={1.8} />
    </button>
  )
}

/**
 * A drawer without a backdrop, beside the page it changes (CZ1): the page stays usable, so only
 * Escape and its button close it.
 */
export const Customiser = () => {
  const t = useT()
  const { isCustomiserOpen, setCustomiserOpen } = useShell()
  const { isChanged, reset } = useResetAppearance()
  const opener = useRef<HTMLButtonElement | null>(null)
  return (
    <>
      <CustomiserToggler opener={opener} />
      <Dialog.Root
        disablePointerDismissal
        modal={false}
        open={isCustomiserOpen}
        onOpenChange={setCustomiserOpen}
      >
        <Dialog.Portal>
          <Dialog.Popup className="customiser" finalFocus={() => backTo(opener)}>
            <div className="customiser__header">
              <div className="customiser__heading">
                <Dialog.Title className="customiser__title">{t('appearance.title')}</Dialog.Title>
                <Dialog.Description className="customiser__text">
                  {t('appearance.intro')}
                </Dialog.Description>
              </div>
              <span className="customiser__reset" data-changed={isChanged}>
                <IconButton
                  icon={<IconRefresh aria-hidden="true" size={20} stroke={1.7} />}
                  label={t(isChanged ? 'appearance.resetChanged' : 'appearance.reset')}
                  onClick={reset}
                />
              </span>
              <Dialog.Close aria-label={t('actions.close')} className="ui-icon-button">
                <IconX aria-hidden="true" size={20} />
              </Dialog.Close>
            </div>
            <div className="customiser__body">
              <CustomiserChoices />
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}
