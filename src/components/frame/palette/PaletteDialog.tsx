'use client'

import { Dialog } from '@base-ui/react/dialog'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { useT } from '@/components/ui/useT'

import { loadPalette, usePaletteAhead } from './loadPalette'
import type { PaletteProps } from './PaletteBody'
import { closePalette, dialogBelow, placeBefore, usePaletteOpen } from './paletteState'
import { usePaletteKeys } from './usePaletteKeys'
import { useRememberVisits } from './useRememberVisits'

const PaletteBody = dynamic(() => loadPalette().then((module) => module.PaletteBody))

/** Closes after any navigation (SR9). */
const useCloseOnLeaving = () => {
  const place = usePathname()
  useEffect(() => closePalette, [place])
}

/** The palette over any page, and the keys that open it. */
export const PaletteDialog = (props: PaletteProps) => {
  const t = useT()
  const isOpen = usePaletteOpen()
  // An object, so that the same page can be requested twice.
  const [target, setTarget] = useState<{ href: string } | null>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const input = useRef<HTMLInputElement>(null)
  usePaletteKeys()
  usePaletteAhead()
  useCloseOnLeaving()
  useRememberVisits(props.userId)

  // A real link is clicked: forms with unsaved changes ask before it is followed.
  useEffect(() => {
    if (target) link.current?.click()
  }, [target])

  const open = ({ href, inNewTab }: { href: string; inNewTab: boolean }) => {
    if (inNewTab) {
      window.open(href, '_blank', 'noopener')
      return
    }
    closePalette()
    setTarget({ href })
  }
  return (
    <>
      <Link
        ref={link}
        hidden
        aria-hidden="true"
        href={target?.href ?? '/'}
        prefetch={false}
        tabIndex={-1}
      />
      <Dialog.Root open={isOpen} onOpenChange={(next) => !next && closePalette()}>
        <Dialog.Portal container={dialogBelow()}>
          <Dialog.Backdrop className="ui-dialog-backdrop palette-backdrop" />
          <Dialog.Viewport className="palette-viewport">
            <Dialog.Popup
              className="palette-dialog"
              aria-label={t('search.title')}
              finalFocus={placeBefore}
              initialFocus={input}
            >
              <PaletteBody {...props} input={input} onOpen={open} onClose={closePalette} />
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}
