import type { Endpoint, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller, staffIdOf } from '@/access/session/staffOf'
import { ACTION_COMMANDS } from '@/catalog/commands/actions'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import { ACTION_STEPS, type ActionStep } from '@/domain/actions/actions'
import { Refusal } from '@/domain/shared/refusal'
import {
  assignAction,
  finishAction,
  reopenAction,
  snoozeAction,
} from '@/operations/actions/actionSteps'
import { inTransaction } from '@/operations/shared/transaction'
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

export const actionEndpoints: Endpoint[] = ACTION_STEPS.map(stepEndpoint)
