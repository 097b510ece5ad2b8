import type { Field } from 'payload'

const never = () => false

/**
 * A field that no client may write: values sent for it are ignored. Only commands and database
 * triggers change it.
 */
export const readOnly = <F extends Field>(field: F): F =>
  ({
    ...field,
    custom: { ...('custom' in field ? field.custom : {}), serverOnly: true },
    access: { ...('access' in field ? field.access : {}), create: never, update: never },
    admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
  }) as F
