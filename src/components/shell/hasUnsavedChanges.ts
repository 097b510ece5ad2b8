/**
 * True when a form of this page would object to being left. Forms say so to the browser only, by
 * answering `beforeunload`; an event of our own asks the same question without leaving.
 */
export const hasUnsavedChanges = (): boolean => {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return question.defaultPrevented
}
