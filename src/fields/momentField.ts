import { dateField, type DateOptions } from './dateField'

/** A day with a time: an instant, shown in the reader's time zone, 24 hours. */
export const momentField = (options: DateOptions) => dateField(options, 'dayAndTime')
