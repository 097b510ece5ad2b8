import type { DateField } from 'payload'
import { validMoment } from './validators'

export type DateOptions = Partial<Omit<DateField, 'type' | 'name'>> & { name: string }

type Picker = NonNullable<NonNullable<DateField['admin']>['date']>['pickerAppearance']

/**
 * Shared by `dayField` and `momentField`: the input reads `pickerAppearance` to tell them apart.
 */
export const dateField = ({ name, ...rest }: DateOptions, pickerAppearance: Picker): DateField => ({
  validate: validMoment,
  ...rest,
  type: 'date',
  name,
  admin: { ...rest.admin, date: { pickerAppearance, ...rest.admin?.date } },
})
