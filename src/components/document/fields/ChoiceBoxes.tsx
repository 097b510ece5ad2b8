'use client'

import type { ReactNode } from 'react'

import { classNames } from '@/components/ui/classNames'
import type { SelectOption } from '../../ui/inputs/Select'

type Props = {
  id: string
  /** Name of the form field; it groups the boxes within the form. */
  name: string
  label: ReactNode
  options: readonly SelectOption[]
  chosen: readonly string[]
  hasMany: boolean
  disabled: boolean
  onChange: (chosen: string[]) => void
}

/** Options side by side: a segmented control, or checkboxes. */
export const ChoiceBoxes = (props: Props) => {
  const { id, name, label, options, chosen, hasMany, disabled, onChange } = props
  const toggle = (value: string) => {
    if (!hasMany) return onChange([value])
    const isTicked = (one: string) => (one === value ? !chosen.includes(one) : chosen.includes(one))
    onChange(options.map((option) => option.value).filter(isTicked))
  }
  return (
    <fieldset className="choice-boxes" disabled={disabled} id={id}>
      <legend>{label}</legend>
      <div className={classNames(hasMany ? 'choice-boxes__many' : 'choice-boxes__one')}>
        {options.map((option) => (
          <label key={option.value} className={hasMany ? 'ui-check' : 'choice-boxes__segment'}>
            <input
              checked={chosen.includes(option.value)}
              name={name}
              type={hasMany ? 'checkbox' : 'radio'}
              value={option.value}
              onChange={() => toggle(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
