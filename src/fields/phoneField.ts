import type { TextField } from 'payload'
import { validPhone, unlessKept } from './validators'

type Options = Partial<Omit<TextField, 'type' | 'name' | 'hasMany'>> & { name: string }

/** A phone number as validated text; its control formats it in the groups of its country. */
export const phoneField = ({ name, ...rest }: Options): TextField =>
  ({
    maxLength: 40,
    validate: unlessKept(validPhone),
    ...rest,
    type: 'text',
    name,
    admin: {
      ...rest.admin,
      custom: { ...rest.admin?.custom, phone: true },
      components: {
        Field: '/components/document/fields/PhoneField#PhoneField',
        ...rest.admin?.components,
      },
    },
  }) as TextField
