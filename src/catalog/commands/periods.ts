import { bodyOf } from './bodies/body'
import type { RootCommand } from './command'
import { dayBodyField, optionalDayField } from './bodies/choiceFields'
import { reasonField } from './bodies/wordFields'

/** Closing stock up to a day, and reopening it. */
export const PERIOD_COMMANDS = {
  close: {
    path: '/close',
    needs: [['closePeriods', 'stock-closings']],
    body: bodyOf({
      day: dayBodyField(['dayInFuture', 'periodAlreadyClosed']),
      reason: reasonField,
    }),
    codes: ['dayInFuture', 'periodAlreadyClosed'],
  },
  /** Without a day everything is reopened. */
  reopen: {
    path: '/reopen',
    needs: [['reopenPeriods', 'stock-closings']],
    body: bodyOf({ day: optionalDayField(['periodNotClosed']), reason: reasonField }),
    codes: ['periodNotClosed'],
    isDestructive: true,
  },
} as const satisfies Record<string, RootCommand>
