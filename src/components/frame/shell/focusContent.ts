import { CONTENT_ID } from '@/present/navigation/elementIds'

/** Focuses the content of the page without scrolling. */
export const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>('main') ?? document.getElementById(CONTENT_ID)
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
