const NEVER = 'script, style, link, .vnav__scrim'

/**
 * Makes everything but one element inert, for a modal layer.
 * @returns undoes it
 */
export const inertBehind = (layer: HTMLElement): (() => void) => {
  const behind: HTMLElement[] = []
  for (let at: HTMLElement | null = layer; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement)) continue
      if (!other.inert && !other.matches(NEVER)) behind.push(other)
    }
  }
  behind.forEach((element) => (element.inert = true))
  return () => behind.forEach((element) => (element.inert = false))
}
