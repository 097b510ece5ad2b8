'use client'

import { useT } from '@/components/ui/useT'

import { KeyCaps } from './KeyCaps'
import { useRegisteredShortcuts } from './shortcutRegistry'

/** The possible second keys of a started sequence. */
export const SequenceHint = ({ first }: { first: string }) => {
  const t = useT()
  const next = useRegisteredShortcuts().filter(({ keys }) => keys.startsWith(`${first} `))
  return (
    <div className="sequence-hint" role="status">
      <p className="sequence-hint__title">{t('keyboard.chooseNext')}</p>
      <ul className="sequence-hint__list">
        {next.map(({ keys, label }) => (
          <li key={keys}>
            <KeyCaps keys={keys.slice(first.length + 1)} />
            {t(label)}
          </li>
        ))}
      </ul>
    </div>
  )
}
