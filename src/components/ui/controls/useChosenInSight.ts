import { useEffect, useRef } from 'react'

/**
 * Scrolls an option to the middle of its horizontally scrolling row.
 * @param box the row
 * @param selector of the selected one
 */
const bringInSight = (box: Element | null, selector: string): void => {
  const one = box?.querySelector(selector)
  if (!box || !one || box.scrollWidth <= box.clientWidth) return
  const [around, inner] = [box.getBoundingClientRect(), one.getBoundingClientRect()]
  box.scrollLeft += inner.left + inner.width / 2 - around.left - around.width / 2
}

/**
 * For a row of options that may scroll horizontally: the selected one is scrolled to its middle, on
 * mount and on each change.
 * @param selector of the selected option
 * @param chosen changes with the selection
 * @returns the ref of the row
 */
export const useChosenInSight = (selector: string, chosen: unknown) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => bringInSight(line.current, selector), [selector, chosen])
  return line
}
