'use client'

import { useEffect } from 'react'

/** Things of Payload's that screen readers would meet without a name or behind `aria-hidden`. */
const HIDDEN_BUT_FOCUSABLE = '[aria-hidden="true"]:is(button, [tabindex="0"])'
const NAMELESS_MENU = 'button.popup-button:not([aria-label]):has(.doc-controls__dots)'
const NAMELESS_SELECT = '.field-type input.rs__input:not([aria-labelledby], [aria-label])'

const mend = (moreActions: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(HIDDEN_BUT_FOCUSABLE)) {
    element.tabIndex = -1
  }
  for (const button of document.querySelectorAll(NAMELESS_MENU)) {
    button.setAttribute('aria-label', moreActions)
  }
  for (const input of document.querySelectorAll(NAMELESS_SELECT)) {
    const label = input.closest('.field-type')?.querySelector('label.field-label')
    if (!label) continue
    if (!label.id) label.id = `${input.id}-label`
    input.setAttribute('aria-labelledby', label.id)
  }
}

/**
 * Names controls of Payload's forms that it leaves nameless (WCAG 4.1.2). They cannot be replaced
 * one by one, so they are mended as they appear, once per frame at most.
 * @param moreActions name of the menu beside the save button
 */
export const useMendedControls = (moreActions: string): void => {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => mend(moreActions))
    }
    later()
    const observer = new MutationObserver(later)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [moreActions])
}
