import type { DateField } from 'payload'

/**
 * A calendar day, without a time. Stored at noon UTC, which is the same day from Honolulu to
 * Auckland; `hooks/daysAtNoon` brings whatever a client sends to that form.
 */
export const dayField = ({
  name,
  ...rest
}: Partial<Omit<DateField, 'type' | 'name'>> & { name: string }): DateField => ({
  ...rest,
  type: 'date',
  name,
  custom: { ...rest.custom, day: true },
  admin: {
    ...rest.admin,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy', ...rest.admin?.date },
    components: {
      Field: '/components/fields/MomentField#MomentField',
      ...rest.admin?.components,
    },
  },
})
