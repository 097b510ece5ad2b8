/** Payload's controls that ours replace: no page contains them. */
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
