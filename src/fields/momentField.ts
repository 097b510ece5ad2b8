import { dateField, type DateOptions } from './dateField'

/** A day with a time: an instant, shown on the clock of whoever looks at it, 24 hours. */
export const momentField = (options: DateOptions) => dateField(options, 'dayAndTime')
