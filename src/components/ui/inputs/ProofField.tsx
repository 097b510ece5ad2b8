'use client'

import type { Ref } from 'react'

import { useT } from '@/components/ui/useT'
import { Field } from './Field'
import { TextInput } from './TextInput'

type Props = {
  kind: 'code' | 'recovery'
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** A verification or recovery code. Spaces in a pasted code are removed. */
export const ProofField = ({ kind, error, ref }: Props) => {
  const t = useT()
  const isCode = kind === 'code'
  return (
    <Field
      error={error}
      hint={isCode ? t('factors.codeHint') : undefined}
      label={t(isCode ? 'factors.code' : 'factors.recovery')}
    >
      {(input) => (
        <TextInput
          {...input}
          key={kind}
          ref={ref}
          code
          required
          autoCapitalize="characters"
          autoComplete={isCode ? 'one-time-code' : 'off'}
          inputMode={isCode ? 'numeric' : 'text'}
          maxLength={isCode ? 10 : 24}
          name={kind}
          spellCheck={false}
        />
      )}
    </Field>
  )
}

/** The value for the API: codes are often copied with a blank in the middle. */
export const proofIn = (form: HTMLFormElement, kind: Props['kind']): Record<string, string> => {
  const typed = String(new FormData(form).get(kind) ?? '')
  return { [kind]: kind === 'code' ? typed.replaceAll(/\s/g, '') : typed.trim() }
}
