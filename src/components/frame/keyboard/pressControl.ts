/** Presses the last control of the page that names these keys in `aria-keyshortcuts`. */
export const pressControl = (selector: string): void => {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)]
  controls.findLast((control) => !control.closest('[inert]'))?.click()
}
