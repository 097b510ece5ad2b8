/** Controls of the framework that our own stand in for: they are on no page. */
export const FRAMEWORK_CONTROLS = [
  '.react-select',
  '.rs__control',
  '.react-datepicker-wrapper',
  '.react-datepicker',
  '.date-time-field',
  '.array-field',
  '.field-type.upload',
  '.dropzone',
].join(', ')
