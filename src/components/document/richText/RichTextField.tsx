'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldError, useField, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useId, useMemo, useRef } from 'react'

import { asRichText } from '@/domain/shared/richText'

import { FormatToolbar } from './FormatToolbar'
import { useQuill } from './useQuill'

/** Formatted text in a form (RE1); `fields/richTextField` names it. */
export const RichTextField: TextareaFieldClientComponent = ({ field, path, readOnly = false }) => {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { i18n } = useTranslation()
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const isLocked = readOnly || disabled
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': showError ? `${id}-error` : undefined,
      'aria-invalid': showError ? 'true' : undefined,
      'aria-readonly': isLocked ? 'true' : undefined,
      dir: 'auto',
    }),
    [id, showError, isLocked],
  )
  const { quill, formats, apply } = useQuill({
    frame,
    value: asRichText(value ?? ''),
    onChange: setValue,
    readOnly: isLocked,
    attributes,
  })
  const format = (name: string, next: string | boolean) =>
    apply((editor) => editor.format(name, next, 'user'))
  const clear = () =>
    apply((editor) => {
      const range = editor.getSelection()
      if (range) editor.removeFormat(range.index, range.length, 'user')
    })
  return (
    <div className={`field-type rich-text${showError ? ' error' : ''}`} id={`field-${path}`}>
      <span
        className="field-label"
        id={`${id}-label`}
        onClick={() => quill.current?.focus()}
        role="presentation"
      >
        {getTranslation(field.label ?? '', i18n)}
      </span>
      <div className="field-type__wrap">
        <div id={`${id}-error`}>
          <FieldError path={path} showError={showError} />
        </div>
        <div className="rich-text__frame" data-readonly={isLocked}>
          {!isLocked && (
            <FormatToolbar
              controls={`${id}-editor`}
              disabled={isLocked}
              formats={formats}
              onClear={clear}
              onFormat={format}
            />
          )}
          <div
            className="rich-text__editor"
            data-class-name="rich-text__editor"
            id={`${id}-editor`}
            ref={frame}
          />
        </div>
      </div>
    </div>
  )
}
