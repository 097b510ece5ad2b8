/** Text shortcuts by tool, formatted for tooltips and screen readers. */
export const TEXT_KEYS = {
  strikethrough: { code: 'KeyX', shift: true, cap: 'X' },
  number: { code: 'Digit7', shift: true, cap: '7' },
  bullet: { code: 'Digit8', shift: true, cap: '8' },
  check: { code: 'Digit9', shift: true, cap: '9' },
  indent: { code: 'Period', shift: true, cap: '.' },
  outdent: { code: 'Comma', shift: true, cap: ',' },
} as const

export type TextKey = keyof typeof TEXT_KEYS

const chord = (cap: string, shift: boolean) => (shift ? `Shift+${cap}` : cap)
const ofKey = (key: TextKey) => chord(TEXT_KEYS[key].cap, TEXT_KEYS[key].shift)

/** The key pressed together with Ctrl, by tool; the first five are Lexical's own. */
export const KEYS_OF_TOOLS = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  undo: 'Z',
  redo: 'Y',
  strikethrough: ofKey('strikethrough'),
  number: ofKey('number'),
  bullet: ofKey('bullet'),
  check: ofKey('check'),
  indent: ofKey('indent'),
  outdent: ofKey('outdent'),
} as const
