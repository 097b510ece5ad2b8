'use client'

import type { Ref } from 'react'
import { Field } from '../../ui/inputs/Field'
import { TextInput } from '../../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'

/** The e-mail of the user who signs in, as browsers and password managers expect it. */
export const EmailField = ({ ref }: { ref: Ref<HTMLInputElement> }) => {
  const t = useT()
  return (
    <Field label={t('auth.email')}>
      {(input) => (
        <TextInput
          {...input}
          ref={ref}
          code
          required
          autoComplete="username"
          inputMode="email"
          name="email"
          type="email"
        />
      )}
    </Field>
  )
}
