'use client'

import { IconBarcode } from '@tabler/icons-react'
import { useState, type ReactNode, type Ref } from 'react'
import { TextInput } from '../inputs/TextInput'
import { CameraButton } from './CameraButton'
import { useScanner, type OnCode } from './useScanner'
import './scan.css'

type Props = {
  /** Accessible name and placeholder. */
  label: string
  onCode: OnCode
  /** The camera stays open for the next code. */
  isSeries?: boolean
  /** The input is in a dialog. */
  inDialog?: boolean
  /** False on pages for typing text: see `useScanner`. */
  inFields?: boolean
  invalid?: boolean
  describedBy?: string
  inputRef?: Ref<HTMLInputElement>
  /** Results so far, shown next to the camera. */
  children?: ReactNode
}

/** A code by a scanner wherever the focus is, by the camera, or by hand. */
export const CodeInput = (props: Props) => {
  const { label, onCode, isSeries, inDialog, inFields, invalid } = props
  const { describedBy, inputRef, children } = props
  const [text, setText] = useState('')
  useScanner(onCode, { inDialog, inFields })
  return (
    <div className="scan-input">
      <IconBarcode className="scan-input__icon" aria-hidden="true" size={20} />
      <TextInput
        ref={inputRef}
        data-scan-field
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const code = text.trim()
          setText('')
          if (code !== '') onCode(code)
        }}
      />
      <CameraButton isSeries={isSeries} onCode={(code) => onCode(code)}>
        {children}
      </CameraButton>
    </div>
  )
}
