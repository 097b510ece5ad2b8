import type { DateField } from 'payload'

/** A day with a time: an instant, shown on the clock of whoever looks at it, 24 hours. */
export const momentField = ({
  name,
  ...rest
}: Partial<Omit<DateField, 'type' | 'name'>> & { name: string }): DateField => ({
  ...rest,
  type: 'date',
  name,
  admin: {
    ...rest.admin,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
    components: { Field: '/components/fields/MomentField#MomentField', ...rest.admin?.components },
  },
})
