'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

import { holdsScope, scopesOfRights, SCOPE_WORDS } from '@/access/roles/scopes'
import { FieldBox, FieldName } from '@/components/document/fields/FieldBox'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useT } from '@/components/ui/useT'
import './clientFields.css'

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** What a program may do of what its role may: two words for every subject, or right by right. */
export const ScopesField: JSONFieldClientComponent = ({ field, path: pathOfProps }) => {
  const t = useT()
  const { value, setValue, path, disabled, showError } = useField<unknown>({ path: pathOfProps })
  const chosen = listOf(value)
  // Open from the beginning where rights are chosen one by one.
  const [isOpen] = useState(() => chosen.some((scope) => scope.includes(':')))
  const toggle = (scope: string) =>
    setValue(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])
  const box = (scope: string, label: string) => (
    <label key={scope} className="ui-check">
      <input
        // What a word lets through already is not chosen a second time.
        checked={holdsScope(chosen, scope)}
        disabled={disabled || (!chosen.includes(scope) && holdsScope(chosen, scope))}
        type="checkbox"
        onChange={() => toggle(scope)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <FieldBox
      className="scopes-field"
      error={{ isShown: showError }}
      field={field}
      label="own"
      path={path}
    >
      <fieldset className="choice-boxes" disabled={disabled} id={fieldIdOf(path)}>
        <legend>
          <FieldName as="span" field={field} path={path} />
        </legend>
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
          <ul>
            {scopesOfRights().map(({ subject, actions }) => (
              <li key={subject} aria-labelledby={`${fieldIdOf(path)}-${subject}`} role="group">
                <strong id={`${fieldIdOf(path)}-${subject}`}>
                  {t(`permissions.subjects.${subject}`)}
                </strong>
                <span className="choice-boxes__many">
                  {actions.map((action) =>
                    box(`${action}:${subject}`, t(`permissions.actions.${action}`)),
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </fieldset>
    </FieldBox>
  )
}
