'use client'

import { useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { ReactNode } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { FieldBox, FieldName } from './FieldBox'
import './choiceField.css'
import './boxesField.css'

/** The selected values of a list field, with functions to add and remove one. */
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

/** A field with checkboxes for its values. */
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

/** The checkboxes of one subject; a group cannot also be a list item. */
export const BoxGroup = (props: { id: string; label: string; children: ReactNode }) => (
  <div aria-labelledby={props.id} className="box-group" role="group">
    <strong id={props.id}>{props.label}</strong>
    {props.children}
  </div>
)
