'use client'

import { useEffect, useRef, type RefObject } from 'react'

import { showControl } from './showControl'

/**
 * Focuses the first invalid input of a custom form, once for each refusal.
 * @param args.errors the messages by field; a new object with each refusal
 * @param args.tab the open tab: the one with the field may open a moment later
 */
export const useShownProblem = (args: {
  form: RefObject<HTMLElement | null>
  errors: Readonly<Record<string, unknown>>
  tab?: string
}): void => {
  const { form, errors, tab } = args
  const shown = useRef(errors)
  useEffect(() => {
    if (errors === shown.current || Object.keys(errors).length === 0) return
    const frame = requestAnimationFrame(() => {
      const invalid = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
      const first = [...invalid].find((control) => control.checkVisibility())
      if (!first) return
      shown.current = errors
      showControl(first)
    })
    return () => cancelAnimationFrame(frame)
  }, [form, errors, tab])
}
