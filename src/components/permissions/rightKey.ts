import type { Action, Subject } from '@/access/permissions'

/** How a right is written where it travels as text. */
export const rightKey = (action: Action, subject: Subject): string => `${subject}:${action}`
