import { bodyOf } from './bodies/body'
import { optionalNameField } from './bodies/nameFields'
import { optionalRecordNumberField, rowNumberField } from './bodies/recordFields'
import type { RootCommand } from './command'

const MAX_COMMAND = 100
const MAX_PATH = 500

/** Requests for rights: by users who lack one, and answers by those who can grant it. */
export const WHY_COMMANDS = {
  /** Requests the rights missing for a command (`tenders/approve`, of a record) or a page. */
  askRight: {
    path: '/ask',
    needs: [],
    body: bodyOf({
      command: optionalNameField(MAX_COMMAND),
      id: optionalRecordNumberField,
      page: optionalNameField(MAX_PATH),
    }),
    codes: [
      'peopleOnly',
      'notFound',
      'noRightMissing',
      'rightRequested',
      'tooManyRightRequests',
      'nobodyGivesRight',
    ],
  },
  /** Declines such a request; it is granted by changing a role or assigning another one. */
  declineRight: {
    path: '/decline',
    needs: [['write', 'roles', 'permissions']],
    body: bodyOf({ request: rowNumberField }),
    codes: ['peopleOnly', 'notFound', 'alreadyInThatState'],
  },
} as const satisfies Record<string, RootCommand>
