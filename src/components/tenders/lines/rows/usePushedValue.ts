import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const IDLE_MS = 400

/**
 * Writes the editor's value to the form: debounced while typing, and at once before anything that
 * could read it. Writing at every key would send the form to the server while people type.
 *
 * @param args.edits number of edits; an increase triggers writing
 * @param args.read the value as of the last render
 * @param args.push takes the value into the form
 * @param args.root the editor: clicks inside it do not trigger writing
 * @returns the last value written, to distinguish it from the server's
 */
export const usePushedValue = <T>(args: {
  edits: number
  read: () => T
  push: (value: T) => void
  root: RefObject<HTMLElement | null>
}) => {
  const { edits, root } = args
  const latest = useRef(args)
  const pushedEdits = useRef(edits)
  const pushedValue = useRef<T | null>(null)

  useLayoutEffect(() => {
    latest.current = args
  })

  const flush = useCallback(() => {
    const { edits: now, read, push } = latest.current
    if (pushedEdits.current === now) return
    pushedEdits.current = now
    pushedValue.current = read()
    push(pushedValue.current)
  }, [])

  useEffect(() => {
    if (pushedEdits.current === edits) return
    const timer = setTimeout(flush, IDLE_MS)
    return () => clearTimeout(timer)
  }, [edits, flush])

  useEffect(() => {
    const flushNow = () => flushSync(flush)
    const isInside = ({ target }: Event) =>
      target instanceof Node && Boolean(root.current?.contains(target))
    // Before React and before Payload's own listeners: the form must hold the lines by the time a
    // shortcut, a click on save, or a tab that takes the editor off the page is handled.
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      if (isShortcut || !isInside(event)) flushNow()
    }
    const onOutside = (event: Event) => {
      if (!isInside(event)) flushNow()
    }
    // Focus also moves while React commits, when it cannot be made to render at once.
    const onFocus = (event: Event) => {
      if (!isInside(event)) flush()
    }
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('click', onOutside, true)
    window.addEventListener('focusin', onFocus, true)
    window.addEventListener('submit', flushNow, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('click', onOutside, true)
      window.removeEventListener('focusin', onFocus, true)
      window.removeEventListener('submit', flushNow, true)
      flush()
    }
  }, [flush, root])

  return pushedValue
}
