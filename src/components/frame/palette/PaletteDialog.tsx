'use client'

import { Dialog } from '@base-ui/react/dialog'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { useT } from '@/components/ui/useT'

import type { PaletteProps } from './PaletteBody'
import {
  closePalette,
  dialogBelow,
  placeBefore,
  usePaletteOpen,
  isPaletteOpen,
  togglePalette,
  typeEarly,
} from './paletteState'
import { readRecents, recordAt, rememberRecord } from './recentRecords'

/** A page idle for this long has nothing more urgent to load. */
const QUIET_MS = 5_000

/** The chunk of the palette's content. */
const loadPalette = () => import('./PaletteBody')

const ahead = () => void loadPalette().catch(() => undefined)

/**
 * Preloads the palette before it is opened, so that text typed or scanned right after is not lost:
 * at the first key of Ctrl+K, on hover or focus of its button, or once the page has been idle for a
 * while.
 */
const usePaletteAhead = (): void => {
  useEffect(() => {
    const later = setTimeout(ahead, QUIET_MS)
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') ahead()
    }
    const button = document.getElementById('palette-trigger')
    window.addEventListener('keydown', onKeyDown)
    button?.addEventListener('pointerenter', ahead)
    button?.addEventListener('focus', ahead)
    return () => {
      clearTimeout(later)
      window.removeEventListener('keydown', onKeyDown)
      button?.removeEventListener('pointerenter', ahead)
      button?.removeEventListener('focus', ahead)
    }
  }, [])
}

const PaletteBody = dynamic(() => loadPalette().then((module) => module.PaletteBody))

/** Closes after any navigation (SR9). */
const useCloseOnLeaving = () => {
  const place = usePathname()
  useEffect(() => closePalette, [place])
}

/** Ctrl+K and ⌘K, also on layouts whose K key types another letter. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key)))

/** Passes a key to the search while the palette opens. @returns whether the event is handled */
const keepEarlyKey = (event: KeyboardEvent): boolean => {
  if (!isPaletteOpen() || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  const dialog = document.querySelector('.palette-dialog')
  if (dialog?.contains(document.activeElement)) return false
  const input = dialog?.querySelector('input')
  // The typed character goes to the element focused by then.
  if (input) input.focus()
  return !input && typeEarly(event.key)
}

/**
 * Opens and closes the palette from anywhere: a field, an editor, a dialog (SR1). It listens in the
 * capture phase: editors use these keys for links, and a dialog below would close too.
 */
const usePaletteKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isClosing = event.key === 'Escape' && isPaletteOpen() && !event.isComposing
      if (!isClosing && !isPaletteKey(event)) {
        if (!keepEarlyKey(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isClosing) closePalette()
      else if (!event.repeat) togglePalette()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

/** A page left within this time is not remembered; its heading has loaded by then too. */
const STAYED_MS = 1_500

const headingOfPage = (): string =>
  document.querySelector('main h1, [role="main"] h1, h1')?.textContent?.trim() ?? ''

/** Remembers the records a person opens, for the palette's suggestions. */
const useRememberVisits = (userId: number): void => {
  const pathname = usePathname()
  useEffect(() => {
    const record = recordAt(pathname)
    if (!record) return
    const timer = setTimeout(() => {
      const known = readRecents(userId).find(
        ({ slug, id }) => slug === record.slug && id === record.id,
      )
      const title = headingOfPage() || known?.title
      if (title) rememberRecord(userId, { ...record, title, href: pathname })
    }, STAYED_MS)
    return () => clearTimeout(timer)
  }, [pathname, userId])
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

  // A real link is clicked: forms with unsaved changes ask first.
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
