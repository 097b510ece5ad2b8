const CONTENT = 'main, .template-default__wrap'

/** Moves the keyboard to the content of the page without scrolling it. */
export const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>(CONTENT)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
