'use client'

import { IconPlus } from '@tabler/icons-react'
import type { FieldInputProps } from '../../../ui/inputs/Field'
import { TextInput } from '../../../ui/inputs/TextInput'
import { splitAddresses } from '@/domain/shared/email'

type Props = FieldInputProps & {
  value: string
  autoFocus: boolean
  suggestions: readonly string[]
  onChange: (text: string) => void
}

/** To whom something is sent: addresses with commas between them, and the known ones beside. */
export const AddressesInput = ({ suggestions, value, onChange, ...input }: Props) => {
  const chosen = splitAddresses(value)
  const others = suggestions.filter((address) => !chosen.includes(address))
  return (
    <>
      <TextInput
        {...input}
        code
        autoComplete="off"
        inputMode="email"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {others.length > 0 && (
        <div className="command-dialog__suggestions">
          {others.map((address) => (
            <button
              key={address}
              className="command-dialog__suggestion"
              type="button"
              onClick={() => onChange([...chosen, address].join(', '))}
            >
              <IconPlus aria-hidden="true" size={14} />
              <bdi dir="ltr">{address}</bdi>
            </button>
          ))}
        </div>
      )}
    </>
  )
}
