'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

import { entityOf } from '@/catalog'
import { typesBySubject } from '@/catalog/eventTypes'
import { FieldBox, FieldName } from '@/components/document/fields/FieldBox'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'
import { eventTypeText } from '@/i18n/valueText'
import './webhookFields.css'

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Which events are sent, by what they are about. */
export const TypesField: JSONFieldClientComponent = ({ field, path: pathOfProps }) => {
  const t = useT()
  const { value, setValue, path, disabled, showError, errorMessage } = useField<unknown>({
    path: pathOfProps,
  })
  const chosen = listOf(value)
  const toggle = (type: string) =>
    setValue(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type])
  return (
    <FieldBox
      className="types-field"
      error={{ isShown: showError, message: errorMessage }}
      field={field}
      label="own"
      path={path}
    >
      <fieldset className="choice-boxes" disabled={disabled} id={fieldIdOf(path)}>
        <legend>
          <FieldName as="span" field={field} path={path} />
        </legend>
        <p className="ui-field__hint">{t('webhooks.typesHint')}</p>
        <p aria-live="polite" className="ui-field__hint">
          {t('webhooks.chosen', { count: chosen.length })}
        </p>
        <div className="types-field__groups">
          {typesBySubject().map(({ subject, types }) => (
            <div key={subject} aria-labelledby={`${fieldIdOf(path)}-${subject}`} role="group">
              <strong id={`${fieldIdOf(path)}-${subject}`}>
                {t(`${entityOf(subject)?.words}.plural` as MessageKey)}
              </strong>
              <ul className="types-field__types">
                {types.map((type) => (
                  <li key={type}>
                    <label className="ui-check">
                      <input
                        checked={chosen.includes(type)}
                        disabled={disabled}
                        type="checkbox"
                        onChange={() => toggle(type)}
                      />
                      <span>
                        {eventTypeText(type, t)} <code dir="ltr">{type}</code>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </fieldset>
    </FieldBox>
  )
}
