import type { Texts } from '../texts'
import type { closings as tr } from '../tr/closings'

export const closings: Texts<typeof tr> = {
  stockClosings: {
    singular: 'Period closing',
    plural: 'Period closings',
    new: 'New period closing',
    notFound: 'Period closing not found.',
    title: 'Closed periods',
    description:
      'Nothing is posted into a closed period: no receipt, issue, count, delivery or invoice. Corrections are dated on an open day.',
    closedUntil: 'Closed up to {day}',
    nothingClosed: 'Nothing is closed',
    history: 'History',
    none: 'No period has been closed yet.',
    allOpen: 'All open',
    closeHint: 'This day is closed too.',
    closesToday:
      'Today is closed too: until tomorrow no stock moves, and nothing is delivered or invoiced.',
    reopenHint: 'Everything after this day opens. Leave it empty to open all periods.',
    fields: {
      at: 'Time',
      kind: 'Action',
      closedUntil: 'Last closed day',
      reason: 'Reason',
      doneBy: 'Done by',
    },
    kinds: { close: 'Closed', reopen: 'Reopened' },
    commands: { close: 'Close period', reopen: 'Reopen' },
    questions: { close: 'Close up to which day?', reopen: 'Reopen the closed period?' },
    days: { close: 'Last closed day', reopen: 'Last day that stays closed' },
    done: { close: 'Period closed', reopen: 'Period reopened' },
  },
}
