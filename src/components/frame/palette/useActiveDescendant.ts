import { useEffect, type RefObject } from 'react'

type Args = {
  input: RefObject<HTMLInputElement | null>
  selected: string
  items: readonly unknown[]
}

/**
 * Sets `aria-activedescendant` to the selected line. cmdk does so only after a key, not for the
 * line it selects itself when results arrive.
 */
export const useActiveDescendant = ({ input, selected, items }: Args): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const line = input.current
      const list = line && document.getElementById(line.getAttribute('aria-controls') ?? '')
      const marked = list?.querySelector('[role="option"][aria-selected="true"]')
      if (marked) line?.setAttribute('aria-activedescendant', marked.id)
      else line?.removeAttribute('aria-activedescendant')
    })
    return () => cancelAnimationFrame(frame)
  }, [input, selected, items])
}
