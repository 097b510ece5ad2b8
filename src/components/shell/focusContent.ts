/** Views that bring no `main` of their own stand in Payload's frame. */
const FRAME = '.template-default__wrap'

/** Moves the keyboard to the content of the page without scrolling it. */
export const focusContent = (): void => {
  const content =
    document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>(FRAME)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
