'use client'

import type { JSONFieldClientComponent } from 'payload'

import { CHANNELS } from '@/domain/users/channels'
import { BoxesField, useChosen } from '@/components/document/fields/BoxesField'
import { useT } from '@/components/ui/useT'
import './clientFields.css'

/** The interfaces a program may use. */
export const ChannelsField: JSONFieldClientComponent = ({ field, path }) => {
  const t = useT()
  const { field: of, chosen, toggle } = useChosen(path)
  return (
    <BoxesField field={field} of={of}>
      <ul className="scopes-field__words">
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <label className="ui-check">
              <input
                checked={chosen.includes(channel)}
                disabled={of.disabled}
                type="checkbox"
                onChange={() => toggle(channel)}
              />
              <span>{t(`apiClients.channels.${channel}`)}</span>
            </label>
            <p className="ui-field__hint">{t(`apiClients.channelTexts.${channel}`)}</p>
          </li>
        ))}
      </ul>
    </BoxesField>
  )
}
