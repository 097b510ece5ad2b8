/** Puts the focus on a control and brings its field to where no bar covers it. */
export const showControl = (control: HTMLElement, field: HTMLElement = control): void => {
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
