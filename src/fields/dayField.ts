import { dateField, type DateOptions } from './dateField'

/**
 * A calendar day, without a time. Stored at noon UTC, which is the same day from Honolulu to
 * Auckland; `hooks/daysAtNoon` brings whatever a client sends to that form.
 */
export const dayField = (options: DateOptions) =>
  dateField(
    { ...options, custom: { ...options.custom, day: true } },
    { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
  )
