'use client'

import { useFormInitializing } from '@payloadcms/ui'
import { useEffect, type RefObject } from 'react'

/**
 * Puts the cursor into the first field of a new record, so that people can type at once. Not on a
 * touch screen, whose keyboard would cover the form, and not into a day, which would open its
 * calendar; whoever is in a field already stays there.
 */
export const useFirstField = (args: { form?: RefObject<HTMLElement | null>; isNew: boolean }) => {
  const { form, isNew } = args
  // Until then the inputs take no focus.
  const isReady = !useFormInitializing()
  useEffect(() => {
    if (!isNew || !isReady || !window.matchMedia('(hover: hover) and (pointer: fine)').matches)
      return
    if (document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')) return
    const field = form?.current?.querySelector('.doc-body .field-type')
    const input = field?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')
    if (!input || field?.classList.contains('date-time-field')) return
    input.focus({ preventScroll: true })
  }, [form, isNew, isReady])
}
