import { dateField, type DateOptions } from './dateField'

/** A day with a time: an instant, shown on the clock of the reader, 24 hours. */
export const momentField = (options: DateOptions) => dateField(options, 'dayAndTime')
