'use client'

import { useFormInitializing } from '@payloadcms/ui'
import { useEffect, type RefObject } from 'react'

/**
 * Focuses the first field of a new record. Not on a touch screen, whose keyboard would cover the
 * form, and not when another field has the focus already.
 */
export const useFirstField = (args: { form?: RefObject<HTMLElement | null>; isNew: boolean }) => {
  const { form, isNew } = args
  // Until then the inputs are disabled.
  const isReady = !useFormInitializing()
  useEffect(() => {
    if (!isNew || !isReady || !window.matchMedia('(hover: hover) and (pointer: fine)').matches)
      return
    if (document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')) return
    const field = form?.current?.querySelector('.doc-body .field-type')
    const input = field?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')
    input?.focus({ preventScroll: true })
  }, [form, isNew, isReady])
}
