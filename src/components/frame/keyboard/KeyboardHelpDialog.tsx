'use client'

import { useId } from 'react'

import { Checkbox } from '../../ui/inputs/Checkbox'
import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'

import { KeyCaps } from './KeyCaps'
import {
  isAvailable,
  isCharacterKey,
  SHORTCUT_GROUPS,
  type Shortcut,
  type ShortcutGroup,
} from './shortcut'
import { useRegisteredShortcuts } from './shortcutRegistry'
import { useKeyboardHelp } from './useKeyboardHelp'

/** One row for keys that several parts of the page have registered. */
const unique = (shortcuts: readonly Shortcut[]): Shortcut[] => [
  ...new Map(
    shortcuts.map((shortcut) => [`${shortcut.group} ${shortcut.keys}`, shortcut]),
  ).values(),
]

/** Keys with one meaning, such as the digits of *Bugün*, share a row. */
const rowsOf = (shortcuts: readonly Shortcut[]) => {
  const rows = new Map<string, { label: MessageKey; isCharacter: boolean; keys: string[] }>()
  for (const shortcut of shortcuts) {
    const { label, keys } = shortcut
    const isCharacter = isCharacterKey(shortcut)
    const meaning = `${label} ${isCharacter}`
    const row = rows.get(meaning)
    if (row) row.keys.push(keys)
    else rows.set(meaning, { label, isCharacter, keys: [keys] })
  }
  return [...rows.values()]
}

type GroupProps = { name: ShortcutGroup; shortcuts: readonly Shortcut[]; hasLetters: boolean }

const Group = ({ name, shortcuts, hasLetters }: GroupProps) => {
  const t = useT()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="keyboard-help__group" data-group={name}>
      <h3 className="keyboard-help__group-title" id={titleId}>
        {t(`keyboard.groups.${name}`)}
      </h3>
      <dl className="keyboard-help__list">
        {rowsOf(shortcuts).map(({ label, isCharacter, keys }) => (
          <div
            key={keys.join()}
            className="keyboard-help__row"
            data-off={(!hasLetters && isCharacter) || undefined}
          >
            <dt>{t(label)}</dt>
            <dd className="key-caps">
              {keys.map((one) => (
                <KeyCaps key={one} keys={one} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Props = { hasLetters: boolean; onLettersChange: (hasLetters: boolean) => void }

/** Every key that works on this page, and the switch for single-letter shortcuts (WCAG 2.1.4). */
export const KeyboardHelpDialog = ({ hasLetters, onLettersChange }: Props) => {
  const t = useT()
  const { isOpen, close } = useKeyboardHelp()
  const registered = useRegisteredShortcuts()
  const shown = isOpen ? unique(registered).filter(isAvailable) : []
  const hintId = useId()
  return (
    <Dialog
      description={t('keyboard.intro')}
      open={isOpen}
      size="large"
      title={t('shell.keyboardShortcuts')}
      onClose={close}
    >
      <div className="keyboard-help">
        {SHORTCUT_GROUPS.map((group) => {
          const shortcuts = shown.filter((shortcut) => shortcut.group === group)
          return (
            shortcuts.length > 0 && (
              <Group key={group} hasLetters={hasLetters} name={group} shortcuts={shortcuts} />
            )
          )
        })}
      </div>
      <div className="keyboard-help__switch">
        <Checkbox
          aria-describedby={hintId}
          checked={hasLetters}
          onChange={(event) => onLettersChange(event.target.checked)}
        >
          {t('keyboard.letters')}
        </Checkbox>
        <p className="keyboard-help__hint" id={hintId}>
          {t('keyboard.lettersHint')}
        </p>
      </div>
    </Dialog>
  )
}
