import type { Action, Subject } from './names'

type Can = (action: Action, subject: Subject) => boolean

/** What a calendar is made of: meetings, actions and tenders. Meetings are read with customers as well. */
const SHOWN = ['meets', 'customers', 'actions', 'tenders'] as const satisfies readonly Subject[]

/** Permission check of the calendar: its reader may read one of the things that it shows. */
export const hasCalendar = (can: Can): boolean => SHOWN.some((subject) => can('read', subject))
