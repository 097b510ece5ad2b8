import { SUBSCRIBER_NAMES } from '@/domain/events/events'
import { JOB_NAMES } from '@/domain/jobs/jobs'
import { bodyOf } from './bodies/body'
import type { NeededRight, RootCommand } from './command'
import { optionField } from './bodies/choiceFields'
import { rowNumberField, uuidField } from './bodies/recordFields'

const WRITE: NeededRight = ['write', 'jobs', '*']

/** Commands for background jobs, in the order of the jobs page. */
export const JOB_COMMANDS = {
  /** Queues a job now; does nothing if it is queued already. */
  run: {
    path: '/run',
    needs: [WRITE],
    body: bodyOf({ job: optionField(JOB_NAMES) }),
    codes: ['jobIsOff'],
  },
  /** Retries a permanently failed run. */
  retry: {
    path: '/retry',
    needs: [WRITE],
    body: bodyOf({ run: uuidField }),
    codes: ['notFound', 'jobIsOff'],
  },
  /** Sends a waiting or dead mail now. */
  sendMail: {
    path: '/send-mail',
    needs: [WRITE],
    body: bodyOf({ mail: rowNumberField }),
    codes: ['notFound'],
  },
  /** Retries a failed delivery of an event to a subscriber. */
  deliver: {
    path: '/deliver',
    needs: [WRITE],
    body: bodyOf({ event: rowNumberField, subscriber: optionField(SUBSCRIBER_NAMES) }),
    codes: ['notFound'],
  },
  /** Rewrites the counters of a card from its rows. */
  repair: {
    path: '/repair',
    needs: [WRITE],
    body: bodyOf({ drift: rowNumberField }),
    codes: ['notFound', 'driftNotRepairable'],
    isDestructive: true,
  },
} as const satisfies Record<string, RootCommand>
