/** Focuses a control and scrolls its field clear of sticky bars. */
export const showControl = (control: HTMLElement, field: HTMLElement = control): void => {
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
