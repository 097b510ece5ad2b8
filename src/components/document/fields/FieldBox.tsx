'use client'

import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import type { CSSProperties, ReactNode } from 'react'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { classNames } from '@/components/ui/classNames'

import './fieldBox.css'

/** Frame options of a field. */
type Framed = {
  label?: StaticLabel | false
  required?: boolean
  admin?: { description?: unknown; style?: CSSProperties }
}

type Props = {
  field: Framed
  path: string
  /** Class of the control. */
  className: string
  /** Whether an error is shown, and its text if it is not the form's own. */
  error: { isShown: boolean; message?: string }
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode
  /**
   * The control renders its label itself, as a group of inputs does; or the label is plain text.
   */
  label?: 'own' | 'text'
  onBlur?: () => void
  children: ReactNode
}

/** The label of a field, with a mark if it is required. */
export const FieldName = ({ field, path, as }: Pick<Props, 'field' | 'path'> & { as?: 'span' }) => (
  <FieldLabel
    as={as}
    htmlFor={as ? undefined : fieldIdOf(path)}
    label={field.label as StaticLabel}
    path={path}
    required={field.required}
  />
)

/** The frame of every custom control in a record's form: label, error, control, description. */
export const FieldBox = (props: Props) => {
  const { field, path, className, error, aside, label, onBlur, children } = props
  const description = field.admin?.description as StaticDescription | undefined
  return (
    <div
      className={classNames('field-type', className, error.isShown && 'error')}
      style={field.admin?.style}
      onBlur={onBlur}
    >
      {label !== 'own' && (
        <div className="field-box__head">
          <FieldName as={label && 'span'} field={field} path={path} />
          {aside}
        </div>
      )}
      <div className="field-type__wrap">
        <FieldError message={error.message} path={path} showError={error.isShown} />
        {children}
      </div>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  )
}
