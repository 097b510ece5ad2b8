/**
 * Repeats a click on a button made before hydration once the button is interactive: otherwise React
 * would ignore it, or a form would be submitted natively. Runs as an inline script, so it must not
 * use anything outside of its body.
 */
export const keepEarlyPress = (): void => {
  const AFTER_LOAD_MS = 10_000
  let pressed: HTMLElement | null = null

  // React marks an element with its properties while it hydrates. A click before the effects of
  // that hydration have run may be dropped, or undone by one of them.
  const answers = (element: HTMLElement) =>
    document.documentElement.dataset.hydrated !== undefined &&
    Object.keys(element).some((key) => key.startsWith('__reactProps'))

  const replay = () => {
    const element = pressed
    if (!element) return
    if (element.isConnected && !answers(element)) {
      setTimeout(replay, 30)
      return
    }
    pressed = null
    if (element.isConnected) setTimeout(() => element.click(), 0)
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const element = target?.closest<HTMLElement>('button, [role="button"], [role="tab"]')
    if (!event.isTrusted || !element || answers(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const isFirst = pressed === null
    pressed = element
    if (isFirst) replay()
  }

  document.addEventListener('click', onClick, true)
  // By then every React button is interactive; any other button is not React's.
  const leave = () => {
    pressed = null
    document.removeEventListener('click', onClick, true)
  }
  addEventListener('load', () => setTimeout(leave, AFTER_LOAD_MS))
}
