/** Inputs that take characters; a checkbox does not. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, ' +
  '[contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"]'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-nav-modal="true"]'

/**
 * True while an input has the focus, or a dialog or menu is open: single-key shortcuts are off
 * then.
 */
export const isTypingOrBusy = (target: EventTarget | null): boolean => {
  if (target instanceof Element && target.closest(TYPING)) return true
  return document.querySelector(LAYERS) !== null
}
