'use client'

import { IconPlus } from '@tabler/icons-react'
import type { FieldInputProps } from '../../../ui/inputs/Field'
import { TextInput } from '../../../ui/inputs/TextInput'
import type { BodyField } from '@/catalog/commands/bodies/body'
import { splitAddresses } from '@/domain/shared/email'
import type { Id } from '@/domain/shared/idOf'
import { AttendeePicker } from './AttendeePicker'

type Props = FieldInputProps & {
  value: string
  autoFocus: boolean
  suggestions: readonly string[]
  /** Texts of the picker of users and employees; without them there is no picker. */
  picker?: BodyField['offersPeople']
  /** The customer whose employees can be picked in addition to users. */
  company: Id | null
  onChange: (text: string) => void
}

/** The recipients: comma-separated addresses, and known addresses to add with one click. */
export const AddressesInput = ({
  suggestions,
  picker,
  company,
  value,
  onChange,
  ...input
}: Props) => {
  const chosen = splitAddresses(value)
  const others = suggestions.filter((address) => !chosen.includes(address))
  const add = (address: string) => onChange([...chosen, address].join(', '))
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
              onClick={() => add(address)}
            >
              <IconPlus aria-hidden="true" size={14} />
              <bdi dir="ltr">{address}</bdi>
            </button>
          ))}
        </div>
      )}
      {picker && (
        <div className="command-dialog__people">
          <AttendeePicker chosen={chosen} company={company} words={picker} onPick={add} />
        </div>
      )}
    </>
  )
}
