const isTaken = (): boolean => {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return false
  const menu = activeElement.closest('.ui-menu')
  // Focus inside the closing menu may move; focus in another, open menu must stay there.
  return menu === null || menu.hasAttribute('data-open')
}

/**
 * Where the focus goes when a menu closes: to its opener, unless a dialog opened by one of its
 * items takes it, or the focus has moved elsewhere, such as into the next menu.
 * @param opener the element that opened it; the menu's own trigger when left out
 */
export const focusAfterMenu = (opener?: HTMLElement | null): HTMLElement | boolean => {
  if (document.querySelector('.ui-dialog, .customiser') !== null) return false
  return !isTaken() && (opener ?? true)
}
