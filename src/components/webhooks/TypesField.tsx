'use client'

import type { JSONFieldClientComponent } from 'payload'

import { entityOf } from '@/catalog'
import { typesBySubject } from '@/catalog/eventTypes'
import { BoxesField, BoxGroup, useChosen } from '@/components/document/fields/BoxesField'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'
import { eventTypeText } from '@/i18n/valueText'
import './webhookFields.css'

/** The event types that are sent, grouped by subject. */
export const TypesField: JSONFieldClientComponent = ({ field, path }) => {
  const t = useT()
  const { field: of, chosen, toggle } = useChosen(path)
  return (
    <BoxesField field={field} of={of}>
      <p className="ui-field__hint">{t('webhooks.typesHint')}</p>
      <p aria-live="polite" className="ui-field__hint">
        {t('webhooks.chosen', { count: chosen.length })}
      </p>
      {typesBySubject().map(({ subject, types }) => (
        <BoxGroup
          key={subject}
          id={`${fieldIdOf(of.path)}-${subject}`}
          label={t(`${entityOf(subject)?.words}.plural` as MessageKey)}
        >
          <ul className="types-field__types">
            {types.map((type) => (
              <li key={type}>
                <label className="ui-check">
                  <input
                    checked={chosen.includes(type)}
                    disabled={of.disabled}
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
        </BoxGroup>
      ))}
    </BoxesField>
  )
}
