import type { Shortcut } from '@/components/frame/keyboard/shortcut'

const NAMES = [
  ['enter', 'nextCell'],
  ['arrowright', 'cellBeside'],
  ['arrowdown', 'cellBelow'],
  ['arrowup', 'cellAbove'],
  ['alt+arrowdown', 'moveLine'],
  ['alt+arrowup', 'moveLineUp'],
  ['alt+enter', 'lineWords'],
  ['alt+o', 'lineChoice'],
  ['mod+d', 'duplicateLine'],
  ['mod+delete', 'removeLine'],
] as const

/** The keys of the lines as the help lists them; `useLineKeys` handles them. */
export const LINE_SHORTCUTS: readonly Shortcut[] = NAMES.map(([keys, name]) => ({
  keys,
  label: `shell.keys.${name}`,
  group: 'tenders',
}))
