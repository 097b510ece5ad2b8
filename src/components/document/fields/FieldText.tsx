'use client'

import { FieldLabel } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import type { ReactNode } from 'react'

import { fieldIdOf } from '../fieldIdOf'
import './fieldText.css'

type Props = {
  path: string
  label?: StaticLabel | false
  /** Nothing where the record has no value. */
  children: ReactNode
}

/** A value nobody can change here, as text instead of a control that is switched off. */
export const FieldText = ({ path, label, children }: Props) => (
  <div className="field-type field-text">
    <FieldLabel as="span" label={label as StaticLabel} path={path} />
    <span className="field-text__value" id={fieldIdOf(path)}>
      {children ?? '–'}
    </span>
  </div>
)
