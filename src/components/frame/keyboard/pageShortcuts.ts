import { pressControl } from './pressControl'
import type { Shortcut } from './shortcut'
import { openKeyboardHelp } from './useKeyboardHelp'

// Controls name their keys in `aria-keyshortcuts`, which screen readers, the help and the key
// handler use.
const SEARCH = '[aria-keyshortcuts*="Control+K" i]'
const EDIT = '[aria-keyshortcuts="E" i]:is(a, button)'
const CONFIRM = '[aria-keyshortcuts="Control+Enter" i]'

/** Shortcuts any page may have; each is listed only where its control exists. */
export const PAGE_SHORTCUTS: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'shell.keys.search', group: 'everywhere', needs: SEARCH },
  { keys: '?', label: 'shell.keys.help', group: 'everywhere', run: openKeyboardHelp },
  // The main button of a dialog; the dialog handles the key itself.
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
]
