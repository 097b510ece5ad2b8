import type { Endpoint, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWriteActions, readableActionSubjects } from '@/access/reading/actionSubjects'
import { insistOnCaller, staffIdOf } from '@/access/session/staffOf'
import { ACTION_COMMANDS } from '@/catalog/commands/actions'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import { ACTION_STEPS, ACTION_SUBJECTS, type ActionStep } from '@/domain/actions/actions'
import { Refusal } from '@/domain/shared/refusal'
import {
  assignAction,
  finishAction,
  reopenAction,
  snoozeAction,
} from '@/operations/actions/actionSteps'
import { inTransaction } from '@/operations/shared/transaction'
import { peopleForActions } from '@/queries/actions/peopleForActions'
import { bodyFrom, type BodyOf } from '../shared/commandCall'
import { recordAsked } from '../shared/recordAsked'

type Operations = {
  [Step in ActionStep]: (call: {
    req: PayloadRequest
    id: number
    body: BodyOf<(typeof ACTION_COMMANDS)[Step]>
  }) => Promise<object>
}

const OPERATIONS: Operations = {
  done: finishAction,
  snooze: snoozeAction,
  assign: assignAction,
  reopen: reopenAction,
}

/** @throws Refusal `notAllowed` for a program without *write actions*: nothing is its own */
const insistOnHandler = async (req: PayloadRequest): Promise<void> => {
  insistOnCaller(req)
  const mayWrite = (await abilityOfRequest(req)).can('write', 'actions', 'doneAt')
  if (staffIdOf(req) === null && !mayWrite) throw new Refusal('notAllowed')
}

/** `POST /actions/:id/done`, and the other steps. */
const stepEndpoint = (step: ActionStep): Endpoint => ({
  path: `/:id${ACTION_COMMANDS[step].path}`,
  method: 'post',
  handler: async (req) => {
    await insistOnHandler(req)
    const id = recordAsked(req)
    const body = (await bodyFrom(req, ACTION_COMMANDS[step].body as CommandBody)) as never
    return Response.json(await inTransaction(req, () => OPERATIONS[step]({ req, id, body })))
  },
})

/** `GET /actions/owners?subject=`: who can be given an action on such a record. */
const owners: Endpoint = {
  path: '/owners',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const [[name, value] = [], ...more] = [...req.searchParams]
    const subject = ACTION_SUBJECTS.find((one) => one === value)
    if (name !== 'subject' || !subject || more.length > 0)
      throw new Refusal('invalidQuery', { data: { path: more[0]?.[0] ?? name ?? 'subject' } })
    const ability = await abilityOfRequest(req)
    if (!readableActionSubjects(ability).includes(subject) || !mayWriteActions(ability, subject))
      throw new Refusal('notAllowed')
    return Response.json({ docs: await peopleForActions(req, subject) })
  },
}

export const actionEndpoints: Endpoint[] = [owners, ...ACTION_STEPS.map(stepEndpoint)]
