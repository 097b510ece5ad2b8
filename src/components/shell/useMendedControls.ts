'use client'

import { useEffect } from 'react'

/** Things of Payload's that screen readers would meet without a name or behind `aria-hidden`. */
const HIDDEN_BUT_FOCUSABLE = '[aria-hidden="true"]:is(button, [tabindex="0"])'
const NAMELESS_MENU = 'button.popup-button:not([aria-label])'
const NAMELESS_CLEAR = 'button.date-time-picker__clear-button:not([aria-label])'
const NAMELESS_INPUT =
  '.field-type :is(input.rs__input, .react-datepicker__input-container input):not([aria-labelledby], [aria-label])'

// Payload puts its labels, one for each language, into a sentence as they are.
const GARBLED = '[object Object]'
const NOTICES = 'section[aria-label^="Notifications "]'

/** Names given to what shows a picture only, or was named in English. */
type Names = { moreActions: string; clear: string; notices: string }

const mendGarbled = () => {
  for (const element of document.querySelectorAll(`[aria-label*="${GARBLED}"]`)) {
    const label = element.closest('.field-type')?.querySelector('.field-label')?.textContent
    const name = element.getAttribute('aria-label') ?? ''
    element.setAttribute('aria-label', name.replace(GARBLED, label?.replace('*', '') ?? '').trim())
  }
}

let labels = 0

const mend = ({ moreActions, clear, notices }: Names): void => {
  mendGarbled()
  document.querySelector(NOTICES)?.setAttribute('aria-label', `${notices} (Alt+T)`)
  for (const element of document.querySelectorAll<HTMLElement>(HIDDEN_BUT_FOCUSABLE)) {
    element.tabIndex = -1
  }
  for (const button of document.querySelectorAll(NAMELESS_MENU)) {
    if (!button.textContent?.trim()) button.setAttribute('aria-label', moreActions)
  }
  for (const button of document.querySelectorAll(NAMELESS_CLEAR)) {
    button.setAttribute('aria-label', clear)
  }
  for (const input of document.querySelectorAll(NAMELESS_INPUT)) {
    const label = input.closest('.field-type')?.querySelector('label.field-label')
    if (!label) continue
    if (!label.id) label.id = `mended-label-${++labels}`
    input.setAttribute('aria-labelledby', label.id)
  }
}

/**
 * Names controls of Payload's forms that it leaves nameless (WCAG 4.1.2). They cannot be replaced
 * one by one, so they are mended as they appear, once per frame at most.
 */
export const useMendedControls = ({ moreActions, clear, notices }: Names): void => {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => mend({ moreActions, clear, notices }))
    }
    later()
    const observer = new MutationObserver(later)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [moreActions, clear, notices])
}
