import type { Action, Subject } from '@/access/roles/permissions'

/** A right as text, for attributes and JSON. */
export const rightKey = (action: Action, subject: Subject): string => `${subject}:${action}`
