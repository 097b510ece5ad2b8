'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'

import { FieldBox } from '@/components/document/fields/FieldBox'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { TextArea } from '@/components/ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import './clientFields.css'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.join('\n') === other.join('\n')

/** Addresses and networks that requests of a program may come from, one a line. */
export const NetworksField: JSONFieldClientComponent = ({ field, path: pathOfProps }) => {
  const t = useT()
  const { value, setValue, path, disabled, showError } = useField<unknown>({ path: pathOfProps })
  const stored = Array.isArray(value) ? value.map(String) : []
  const [text, setText] = useState(stored.join('\n'))
  // Emptied for the next record, or filled with what another user saved.
  const shown = isSame(linesOf(text), stored) ? text : stored.join('\n')
  const hintId = `${fieldIdOf(path)}-hint`
  return (
    <FieldBox
      className="networks-field"
      error={{ isShown: showError }}
      // An empty list is a list.
      field={{ ...field, required: false }}
      path={path}
    >
      <TextArea
        aria-describedby={hintId}
        autoComplete="off"
        dir="ltr"
        disabled={disabled}
        id={fieldIdOf(path)}
        name={path}
        spellCheck={false}
        value={shown}
        onChange={(event) => {
          setText(event.target.value)
          setValue(linesOf(event.target.value))
        }}
      />
      <p className="ui-field__hint" id={hintId}>
        {t('apiClients.networksHint')}
      </p>
    </FieldBox>
  )
}
