'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { FieldBox, FieldName } from './FieldBox'
import './choiceField.css'
import './boxesField.css'

/** The texts that a field with a list holds, and how one is added or taken out. */
export const useChosen = (path: string) => {
  const field = useField<unknown>({ path })
  const chosen = Array.isArray(field.value)
    ? field.value.filter((one): one is string => typeof one === 'string')
    : []
  const toggle = (text: string) =>
    field.setValue(chosen.includes(text) ? chosen.filter((one) => one !== text) : [...chosen, text])
  return { field, chosen, toggle }
}

type Props = {
  field: JSONFieldClientProps['field']
  of: ReturnType<typeof useChosen>['field']
  children: ReactNode
}

/** A field whose values are chosen by boxes. */
export const BoxesField = ({ field, of, children }: Props) => (
  <FieldBox
    className="boxes-field"
    error={{ isShown: of.showError, message: of.errorMessage }}
    field={field}
    label="own"
    path={of.path}
  >
    <fieldset className="choice-boxes" disabled={of.disabled} id={fieldIdOf(of.path)}>
      <legend>
        <FieldName as="span" field={field} path={of.path} />
      </legend>
      {children}
    </fieldset>
  </FieldBox>
)

/** The boxes of one subject; a group cannot be an item of a list as well. */
export const BoxGroup = (props: { id: string; label: string; children: ReactNode }) => (
  <div aria-labelledby={props.id} className="box-group" role="group">
    <strong id={props.id}>{props.label}</strong>
    {props.children}
  </div>
)
