import { createWedge, type Scan } from './wedge'

export type OnCode = (code: string, typed?: string) => void

type Listener = {
  onScan: (scan: Scan) => void
  /** Gets scans while a dialog is open. */
  inDialog: boolean
  /** Gets scans while a text field has the focus; the code is removed from the field again. */
  inFields: boolean
}

/** Scan listeners, the newest last; the last one that fits the current focus gets the scan. */
const listeners: Listener[] = []

/** Marks the input of a component that handles scans itself. */
const OWN_FIELD = '[data-scan-field]'
/** The palette and panels are dialogs too. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-open]'

type Field = HTMLInputElement | HTMLTextAreaElement

const focusedField = (): Field | null => {
  const { activeElement: field } = document
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : null
}

/** A page below a dialog gets no scans: the user is looking at the dialog. */
const listenerNow = (): Listener | undefined => {
  const isCovered = document.querySelector(OPEN_DIALOG) !== null
  return listeners.findLast(({ inDialog }) => inDialog || !isCovered)
}

/** Former content of the fields that received a burst's keys: the focus may move during it. */
const before = new Map<Field, string>()

const remember = (): void => {
  const field = focusedField()
  if (field && !before.has(field)) before.set(field, field.value)
}

/** Removes a scan's characters from the fields, in a way React and Payload notice. */
const takeBack = (): void => {
  for (const [field, value] of before) {
    if (!field.isConnected || field.value === value) continue
    const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  before.clear()
}

const wedge = createWedge({
  onFirst: () => before.clear(),
  onKey: remember,
  onScan: (scan) => {
    const listener = listenerNow()
    if (!listener) return
    takeBack()
    listener.onScan(scan)
  },
})

/**
 * Fast typing into a text field may be a text expander or dictation: only scanning screens accept
 * it. In formatted text the characters could not be removed again.
 */
const mayHear = (target: EventTarget | null, { inFields }: Listener): boolean => {
  if (!(target instanceof HTMLElement) || target.matches(OWN_FIELD)) return true
  if (target.isContentEditable) return false
  return inFields || !target.matches('input, textarea, select')
}

const onKeyDown = (event: KeyboardEvent): void => {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey, isComposing, repeat, target } = event
  const isTyped = !ctrlKey && !metaKey && !isComposing && !repeat
  // AltGr types characters on many keyboards; Alt alone does not.
  const isSign = !altKey || event.getModifierState('AltGraph')
  const listener = listenerNow()
  if (!isTyped || !isSign || !listener || !mayHear(target, listener)) return wedge.reset()
  if (!wedge.press({ key, code, shift: shiftKey, time: event.timeStamp })) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Listens for a keyboard scanner, wherever the focus is, until the returned function is called. */
export const listenToScanner = (listener: Listener): (() => void) => {
  // In the capture phase, before any other listener of the page.
  if (listeners.length === 0) window.addEventListener('keydown', onKeyDown, true)
  listeners.push(listener)
  return () => {
    listeners.splice(listeners.indexOf(listener), 1)
    if (listeners.length > 0) return
    window.removeEventListener('keydown', onKeyDown, true)
    wedge.reset()
  }
}
