import { useEffect, type RefObject } from 'react'

type Args = {
  input: RefObject<HTMLInputElement | null>
  selected: string
  items: readonly unknown[]
}

/**
 * Tells screen readers which line is marked. cmdk does so after a move only, not for the line it
 * marks by itself when an answer comes.
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
