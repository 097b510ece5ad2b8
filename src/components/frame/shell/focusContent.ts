/** Views without a `main` of their own are inside Payload's template. */
const FRAME = '.template-default__wrap'

/** Focuses the content of the page without scrolling. */
export const focusContent = (): void => {
  const content =
    document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>(FRAME)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
