import type { Action, Subject } from './names'

type Can = (action: Action, subject: Subject) => boolean

/**
 * Sources of a calendar: meetings, actions and tenders. Meetings are also readable with customers.
 */
const SHOWN = ['meets', 'customers', 'actions', 'tenders'] as const satisfies readonly Subject[]

/** Permission check of the calendar: the reader may read one of its sources. */
export const hasCalendar = (can: Can): boolean => SHOWN.some((subject) => can('read', subject))
