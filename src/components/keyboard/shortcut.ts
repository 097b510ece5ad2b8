import type { MessageKey } from '@/i18n/messages'

export const SHORTCUT_GROUPS = ['everywhere', 'lists', 'records', 'tenders', 'pages'] as const
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number]

/** Keys that do something, as the help dialog lists them and the keyboard layer hears them. */
export type Shortcut = {
  /**
   * One key (`n`, `?`), a sequence (`g t`), or a chord (`mod+s`; mod is Ctrl, on a Mac ⌘), in small
   * letters.
   */
  keys: string
  label: MessageKey
  group: ShortcutGroup
  /** Selector of what the keys work on; without such an element they do nothing. Missing: always. */
  needs?: string
  /** Missing: the part of the page they belong to listens by itself, and they are only listed. */
  run?: () => void
}

/** Single characters, which WCAG 2.1.4 lets people switch off; chords are not. */
export const isCharacterKey = ({ keys }: Shortcut): boolean =>
  !keys.includes('+') && keys.split(' ').every((key) => [...key].length === 1)

/** Whether the page has what the keys work on. */
export const isAvailable = ({ needs }: Shortcut): boolean =>
  needs === undefined || document.querySelector(needs) !== null
