import type { MessageKey } from '@/i18n/messages'

export const SHORTCUT_GROUPS = ['everywhere', 'lists', 'records', 'tenders', 'pages'] as const
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number]

/** A shortcut, as the help dialog lists it and the keyboard layer handles it. */
export type Shortcut = {
  /**
   * One key (`n`, `?`), a sequence (`g t`), or a chord (`mod+s`; mod is Ctrl, on a Mac ⌘), in small
   * letters.
   */
  keys: string
  label: MessageKey
  group: ShortcutGroup
  /**
   * Selector of the element the keys act on; without such an element they do nothing. Missing:
   * always.
   */
  needs?: string
  /** Missing: another part of the page handles the keys, and they are only listed. */
  run?: () => void
}

/** Single characters, which WCAG 2.1.4 lets people switch off; chords are not. */
export const isCharacterKey = ({ keys }: Shortcut): boolean =>
  !keys.includes('+') && keys.split(' ').every((key) => [...key].length === 1)

/** Whether the page has the element the keys act on. */
export const isAvailable = ({ needs }: Shortcut): boolean =>
  needs === undefined || document.querySelector(needs) !== null
