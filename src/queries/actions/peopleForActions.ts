import type { PayloadRequest } from 'payload'
import { readableActionSubjects } from '@/access/reading/actionSubjects'
import type { ActionSubject } from '@/domain/actions/actions'
import { activePeople, type PersonToChoose } from '../users/activePeople'

/**
 * Who can be given an action on a record: active users who may read the actions of such records,
 * ordered by name.
 * @param only the id of one user, to check that user alone
 */
export const peopleForActions = (
  req: PayloadRequest,
  subject: ActionSubject,
  only?: number,
): Promise<PersonToChoose[]> =>
  activePeople(
    req,
    (ability) => readableActionSubjects(ability).includes(subject),
    only === undefined ? undefined : [only],
  )
