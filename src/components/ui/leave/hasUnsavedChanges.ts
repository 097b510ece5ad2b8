/**
 * True when a form of this page has unsaved changes. Payload's forms report that only by handling
 * `beforeunload`; a synthetic event of that type asks them without leaving.
 */
export const hasUnsavedChanges = (): boolean => {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return question.defaultPrevented
}
