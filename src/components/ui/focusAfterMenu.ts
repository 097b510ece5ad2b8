const isTaken = (): boolean => {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return false
  const menu = activeElement.closest('.ui-menu')
  // Inside of the menu that closes nobody has taken it yet; another one may have opened meanwhile.
  return menu === null || menu.hasAttribute('data-open')
}

/**
 * Where the focus goes when a menu closes: to what opened it, unless a dialog that one of its
 * items has just opened takes it, or somebody has gone elsewhere, such as into the next menu.
 * @param opener what opened it; the menu's own trigger when left out
 */
export const focusAfterMenu = (opener?: HTMLElement | null): HTMLElement | boolean => {
  if (document.querySelector('.ui-dialog, .customiser') !== null) return false
  return !isTaken() && (opener ?? true)
}
