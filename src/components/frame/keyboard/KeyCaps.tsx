'use client'

import { Fragment } from 'react'

import { useT } from '@/components/ui/useT'

const NAMES: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  alt: 'Alt',
  delete: 'Del',
  arrowdown: '↓',
  space: '␣',
  arrowup: '↑',
  arrowright: '→',
}

const capOf = (key: string): string => {
  if (key === 'mod') return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return NAMES[key] ?? key.toUpperCase()
}

const Chord = ({ keys }: { keys: string }) => (
  <bdi className="key-caps__chord" dir="ltr">
    {keys.split('+').map((key) => (
      <kbd key={key} className="key-cap">
        {capOf(key)}
      </kbd>
    ))}
  </bdi>
)

/** Keyboard keys such as `mod+s`, `g t`, `?`. Rendered in the browser only. */
export const KeyCaps = ({ keys }: { keys: string }) => {
  const t = useT()
  return (
    <span className="key-caps">
      {keys.split(' ').map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <span className="key-caps__then">{t('keyboard.then')}</span>}
          <Chord keys={chord} />
        </Fragment>
      ))}
    </span>
  )
}
