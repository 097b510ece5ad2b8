'use client'

import { useEffect } from 'react'

import { useT } from '@/components/ui/useT'

/** Payload's controls without an accessible name. */
const NAMELESS_MENU = 'button.popup-button:not([aria-label])'

// Payload inserts its labels (an object of languages) into a sentence unresolved.
const GARBLED = '[object Object]'
const NOTICES = 'section[aria-label="Notifications alt+T"]'

/** Names for controls that show only an icon or have an English name. */
type Names = { moreActions: string; notices: string }

const mendGarbled = (root: ParentNode) => {
  for (const element of root.querySelectorAll(`[aria-label*="${GARBLED}"]`)) {
    const label = element.closest('.field-type')?.querySelector('.field-label')?.textContent
    const name = element.getAttribute('aria-label') ?? ''
    element.setAttribute('aria-label', name.replace(GARBLED, label?.replace('*', '') ?? '').trim())
  }
}

const mend = (root: ParentNode, { moreActions, notices }: Names): void => {
  mendGarbled(root)
  root.querySelector(NOTICES)?.setAttribute('aria-label', `${notices} (Alt+T)`)
  for (const button of root.querySelectorAll(NAMELESS_MENU)) {
    if (!button.textContent?.trim()) button.setAttribute('aria-label', moreActions)
  }
}

/**
 * Adds accessible names that Payload's form controls lack (WCAG 4.1.2). They cannot be replaced one
 * by one, so they are patched as they are inserted, before the next paint.
 */
export const MendedControls = () => {
  const t = useT()
  useEffect(() => {
    const names = {
      moreActions: t('common.moreActions'),
      notices: t('pages.notifications'),
    }
    mend(document, names)
    const observer = new MutationObserver((changes) => {
      const places = new Set(changes.map(({ target }) => target))
      for (const place of places) if (place instanceof Element) mend(place, names)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t])
  return null
}
