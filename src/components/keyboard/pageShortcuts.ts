import { pressControl } from './pressControl'
import type { Shortcut } from './shortcut'
import { openKeyboardHelp } from './useKeyboardHelp'

// A control says its keys in `aria-keyshortcuts`: for screen readers, for the help, for the key.
const SEARCH = '[aria-keyshortcuts*="Control+K" i]'
const EDIT = '[aria-keyshortcuts="E" i]:is(a, button)'
const CONFIRM = '[aria-keyshortcuts="Control+Enter" i]'
const LINES = '[data-lines]'

/** Keys that every page may have; each is listed only where its control is. */
export const PAGE_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'shell.keys.search', group: 'everywhere', needs: SEARCH },
  { keys: '?', label: 'shell.keys.help', group: 'everywhere', run: openKeyboardHelp },
  // Every dialog has such a button; the dialog itself decides what it means.
  {
    keys: 'mod+enter',
    label: 'shell.keys.confirm',
    group: 'everywhere',
    run: () => pressControl(CONFIRM),
  },
  { keys: 'escape', label: 'shell.keys.close', group: 'everywhere' },

  { keys: 'mod+s', label: 'shell.keys.save', group: 'records', needs: '#action-save' },
  {
    keys: 'e',
    label: 'shell.keys.edit',
    group: 'records',
    needs: `${EDIT}:not([data-list-row] *)`,
    run: () => pressControl(EDIT),
  },

  { keys: 'enter', label: 'shell.keys.nextCell', group: 'tenders', needs: LINES },
  { keys: 'arrowdown', label: 'shell.keys.cellBelow', group: 'tenders', needs: LINES },
  { keys: 'alt+arrowdown', label: 'shell.keys.moveLine', group: 'tenders', needs: LINES },
]
