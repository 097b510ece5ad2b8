'use client'

import { useEffect } from 'react'

import { useT } from '@/components/ui/useT'

/** Payload's controls without an accessible name, and focusable ones inside `aria-hidden`. */
// Of selects only: menus and dialogs have focus guards that look the same and are needed.
const HIDDEN_BUT_FOCUSABLE =
  '.react-select [aria-hidden="true"]:is(button, [tabindex="0"]):not([tabindex="-1"])'
const NAMELESS_MENU = 'button.popup-button:not([aria-label])'
const NAMELESS_INPUT = '.field-type input.rs__input:not([aria-labelledby], [aria-label])'

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

let labels = 0

const mend = (root: ParentNode, { moreActions, notices }: Names): void => {
  mendGarbled(root)
  root.querySelector(NOTICES)?.setAttribute('aria-label', `${notices} (Alt+T)`)
  for (const element of root.querySelectorAll<HTMLElement>(HIDDEN_BUT_FOCUSABLE)) {
    element.tabIndex = -1
  }
  for (const button of root.querySelectorAll(NAMELESS_MENU)) {
    if (!button.textContent?.trim()) button.setAttribute('aria-label', moreActions)
  }
  for (const input of root.querySelectorAll(NAMELESS_INPUT)) {
    const label = input.closest('.field-type')?.querySelector('label.field-label')
    if (!label) continue
    if (!label.id) label.id = `mended-label-${++labels}`
    input.setAttribute('aria-labelledby', label.id)
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
