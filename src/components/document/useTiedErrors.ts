'use client'

import { useEffect, type RefObject } from 'react'

const INPUT =
  'input:not([type=hidden], [tabindex="-1"]):not([aria-hidden="true"]), textarea, select'
const MARK = 'data-tied'
let ids = 0

/** Sets `aria-describedby` of an invalid input to its error, and removes it once valid. */
const tie = (root: HTMLElement): void => {
  const tied = new Set<Element>()
  for (const error of root.querySelectorAll<HTMLElement>('.field-type .field-error')) {
    const field = error.closest('.field-type')
    const input = field?.querySelector(INPUT)
    if (!input || input.closest('.field-type') !== field) continue
    // An error for many cells is not that of the first one: each cell has its own.
    if (input.closest('table, [role="table"]')) continue
    if (!error.id) error.id = `field-error-${++ids}`
    tied.add(input)
    if (input.getAttribute('aria-describedby') !== error.id)
      input.setAttribute('aria-describedby', error.id)
    if (input.getAttribute('aria-invalid') !== 'true') input.setAttribute('aria-invalid', 'true')
    input.setAttribute(MARK, '')
  }
  for (const input of root.querySelectorAll(`[${MARK}]`)) {
    if (tied.has(input)) continue
    for (const name of ['aria-describedby', 'aria-invalid', MARK]) input.removeAttribute(name)
  }
}

/**
 * Payload's fields do not associate their error with the input (WCAG 3.3.1): this does, for every
 * field of the form around `inside`, whenever the form's content changes.
 */
export const useTiedErrors = (inside: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = inside.current?.closest<HTMLElement>('.doc')
    if (!root) return
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => tie(root))
    }
    const observer = new MutationObserver(later)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [inside])
}
