import type { DateField } from 'payload'
import { validMoment } from './validators'

export type DateOptions = Partial<Omit<DateField, 'type' | 'name'>> & { name: string }
type Picker = Pick<
  NonNullable<NonNullable<DateField['admin']>['date']>,
  'pickerAppearance' | 'displayFormat'
>

/** What `dayField` and `momentField` share: our input, with the picker of the one or the other. */
export const dateField = ({ name, ...rest }: DateOptions, picker: Picker): DateField => ({
  validate: validMoment,
  ...rest,
  type: 'date',
  name,
  admin: {
    ...rest.admin,
    date: { ...picker, ...rest.admin?.date },
    components: {
      Field: '/components/document/fields/MomentField#MomentField',
      ...rest.admin?.components,
    },
  },
})
