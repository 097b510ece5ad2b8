/** The mounted forms, the topmost last: a drawer lies over the page that opened it. */
const open: (() => void)[] = []

const onKeyDown = (event: KeyboardEvent) => {
  const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isSave || event.key.toLowerCase() !== 's') return
  // Prevents the browser's own "save page" dialog.
  event.preventDefault()
  if (event.repeat || document.querySelector('.ui-dialog')) return
  open.at(-1)?.()
}

/** Makes Ctrl+S and ⌘S save this form while it is the one on top. */
export const addToSaveStack = (save: () => void): (() => void) => {
  // In the capture phase: inputs that stop propagation of key events must not block saving.
  if (open.length === 0) document.addEventListener('keydown', onKeyDown, true)
  open.push(save)
  return () => {
    open.splice(open.indexOf(save), 1)
    if (open.length === 0) document.removeEventListener('keydown', onKeyDown, true)
  }
}
