'use client'

import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

import { holdsScope, scopesOfRights, SCOPE_WORDS } from '@/access/roles/scopes'
import { BoxesField, BoxGroup, useChosen } from '@/components/document/fields/BoxesField'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useT } from '@/components/ui/useT'
import './clientFields.css'

/** What a program may do of what its role may: two words for every subject, or right by right. */
export const ScopesField: JSONFieldClientComponent = ({ field, path }) => {
  const t = useT()
  const { field: of, chosen, toggle } = useChosen(path)
  // Open from the beginning where rights are chosen one by one.
  const [isOpen] = useState(() => chosen.some((scope) => scope.includes(':')))
  const box = (scope: string, label: string) => (
    <label key={scope} className="ui-check">
      <input
        // What a word lets through already is not chosen a second time.
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
