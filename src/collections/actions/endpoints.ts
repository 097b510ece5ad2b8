import type { Endpoint, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller, staffIdOf } from '@/access/session/staffOf'
import { ACTION_COMMANDS } from '@/catalog/commands/actions'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import { entityOf } from '@/catalog'
import { ACTION_STEPS, ACTION_SUBJECTS, type ActionStep } from '@/domain/actions/actions'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import {
  assignAction,
  finishAction,
  moveAction,
  reopenAction,
  snoozeAction,
} from '@/operations/actions/actionSteps'
import { inTransaction } from '@/operations/shared/transaction'
import { readPlanning } from '@/queries/timeline/planning'
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
  move: moveAction,
  assign: assignAction,
  reopen: reopenAction,
}

/** @throws Refusal `notAllowed` for a program without *write actions*: programs own no actions */
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

/**
 * True for collections that have actions, and for those whose actions are planned on another
 * record.
 */
const isPlannedFrom = (slug: string): boolean =>
  ACTION_SUBJECTS.some((subject) => subject === slug) || entityOf(slug)?.followedUpOn !== undefined

/**
 * `GET /actions/planning?subject=&document=`: the actions that the caller can plan on a record, or
 * after a meeting.
 */
const planningEndpoint: Endpoint = {
  path: '/planning',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const asked = Object.fromEntries(req.searchParams)
    const { subject: slug = '', document, ...more } = asked
    const id = recordIdOf(document)
    const wrong = [
      ...Object.keys(more),
      ...(isPlannedFrom(slug) ? [] : ['subject']),
      ...(id === null ? ['document'] : []),
    ]
    if (id === null || wrong.length > 0)
      throw new Refusal('invalidQuery', { data: { path: wrong[0] } })
    if (!(await abilityOfRequest(req)).can('create', 'actions', 'title'))
      throw new Refusal('notAllowed')
    const planning = await readPlanning(req, { slug, id })
    if (!planning) throw new Refusal('notFound')
    return Response.json(planning)
  },
}

export const actionEndpoints: Endpoint[] = [planningEndpoint, ...ACTION_STEPS.map(stepEndpoint)]
