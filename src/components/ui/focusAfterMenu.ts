/**
 * Where the focus goes when a menu closes: to the dialog that one of its items has just opened,
 * which takes it by itself, else to what opened the menu.
 * @param opener what opened it; the menu's own trigger when left out
 */
export const focusAfterMenu = (opener?: HTMLElement | null): HTMLElement | boolean =>
  document.querySelector('.ui-dialog, .customiser') === null && (opener ?? true)
