'use client'

import { Field } from '../ui/inputs/Field'
import { NumberInput } from '../ui/inputs/NumberInput'

type Props = {
  label: string
  hint?: string
  error?: string
  required?: boolean
  canWrite: boolean
  /** As typed. */
  value: string
  onChange: (value: string) => void
}

/** A numeric setting with its label and error. */
export const NumberField = ({ canWrite, value, onChange, ...field }: Props) => (
  <Field {...field}>
    {(input) => <NumberInput {...input} readOnly={!canWrite} value={value} onChange={onChange} />}
  </Field>
)
