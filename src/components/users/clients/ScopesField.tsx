'use client'

import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

import { holdsScope, scopesOfRights, SCOPE_WORDS } from '@/access/roles/scopes'
import { BoxesField, BoxGroup, useChosen } from '@/components/document/fields/BoxesField'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useT } from '@/components/ui/useT'
import './clientFields.css'

/** The scopes of a client of the API: `read` and `write` for every subject, or single rights. */
export const ScopesField: JSONFieldClientComponent = ({ field, path }) => {
  const t = useT()
  const { field: of, chosen, toggle } = useChosen(path)
  // Open at first if single rights are chosen.
  const [isOpen] = useState(() => chosen.some((scope) => scope.includes(':')))
  const box = (scope: string, label: string) => (
    <label key={scope} className="ui-check">
      <input
        // A right that `read` or `write` includes is shown as chosen and cannot be chosen
        // separately.
        checked={holdsScope(chosen, scope)}
        disabled={of.disabled || (!chosen.includes(scope) && holdsScope(chosen, scope))}
        type="checkbox"
        onChange={() => toggle(scope)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <BoxesField field={field} of={of}>
      <p className="ui-field__hint">{t('apiClients.scopesHint')}</p>
      <ul className="scopes-field__words">
        {SCOPE_WORDS.map((word) => (
          <li key={word}>
            {box(word, t(`apiClients.scopes.${word}`))}
            <p className="ui-field__hint">{t(`apiClients.scopeTexts.${word}`)}</p>
          </li>
        ))}
      </ul>
      <details className="scopes-field__rights" open={isOpen}>
        <summary>{t('apiClients.oneByOne')}</summary>
        {scopesOfRights().map(({ subject, actions }) => (
          <BoxGroup
            key={subject}
            id={`${fieldIdOf(of.path)}-${subject}`}
            label={t(`permissions.subjects.${subject}`)}
          >
            <span className="choice-boxes__many">
              {actions.map((action) =>
                box(`${action}:${subject}`, t(`permissions.actions.${action}`)),
              )}
            </span>
          </BoxGroup>
        ))}
      </details>
    </BoxesField>
  )
}
