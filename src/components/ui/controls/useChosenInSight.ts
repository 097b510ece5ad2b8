import { useEffect, useRef } from 'react'

/**
 * Brings one of a line of choices to the middle of the line, where that scrolls sideways.
 * @param box the line
 * @param selector of the chosen one
 */
export const bringInSight = (box: Element | null, selector: string): void => {
  const one = box?.querySelector(selector)
  if (!box || !one || box.scrollWidth <= box.clientWidth) return
  const [around, inner] = [box.getBoundingClientRect(), one.getBoundingClientRect()]
  box.scrollLeft += inner.left + inner.width / 2 - around.left - around.width / 2
}

/**
 * For a line of choices that scrolls sideways where it has no room, as on a phone: the chosen one is
 * brought to its middle, when the line is drawn and whenever another is chosen.
 * @param selector of the chosen one
 * @param chosen changes with the choice
 * @returns the ref of the line
 */
export const useChosenInSight = (selector: string, chosen: unknown) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => bringInSight(line.current, selector), [selector, chosen])
  return line
}
