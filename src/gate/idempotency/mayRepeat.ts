import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { mayOf } from '@/access/mayOf'
import { commandAt } from '@/catalog/commands/addresses'
import { graphqlNames } from '../graphql/openRoots'
import { collectionOf } from '../graphql/ordersOf'
import type { OpenRoute } from '../routes/matchRoute'
import { OPEN_GLOBALS } from '../routes/openRoutes'

/** Asks whether somebody still may do what a stored answer is of. */
export type MayRepeat = (user: TypedUser) => Promise<boolean>

type Access = (args: { req: PayloadRequest }) => unknown
type Question = Access | undefined

/** An address without a right of its own is about the caller alone. */
const allows = async (payload: Payload, user: TypedUser, questions: Question[]) => {
  const req = await createLocalReq({ user }, payload)
  for (const ask of questions) if (ask && !(await ask({ req }))) return false
  return true
}

const configOf = (payload: Payload, slug: string) =>
  payload.collections[slug as keyof Payload['collections']]?.config

/** The rights a command needs; one that needs none is about what is the caller's own. */
const commandQuestion = (segments: readonly string[]): Question => {
  const needs = commandAt(segments)?.needs ?? []
  return async ({ req }) => needs.every(await mayOf(req))
}

const globalQuestion = (payload: Payload, slug: string): Question =>
  payload.config.globals.find((one) => one.slug === slug)?.access.update as Question

/** For a POST of the REST interface. @param args.segments of its address below `/api` */
export const mayRepeatPost =
  (args: { payload: Payload; route: OpenRoute; segments: readonly string[] }): MayRepeat =>
  (user) => {
    const { payload, route, segments } = args
    const { kind, slug } = route
    if (kind === 'list')
      return allows(payload, user, [configOf(payload, slug)?.access.create as Question])
    if (kind === 'global') return allows(payload, user, [globalQuestion(payload, slug)])
    return allows(payload, user, [commandQuestion(segments)])
  }

const rootQuestion = (payload: Payload, root: string): Question => {
  const [, verb = '', name = ''] = /^(create|update|delete)(\w+)$/.exec(root) ?? []
  const config = collectionOf(payload, name)
  if (config) return config.access[verb as 'create' | 'update' | 'delete'] as Question
  const global = OPEN_GLOBALS.find((slug) => graphqlNames(slug).one === name)
  return global === undefined ? undefined : globalQuestion(payload, global)
}

/** For a mutation of GraphQL. @param roots its fields, of a document that was checked */
export const mayRepeatMutation =
  (payload: Payload, roots: readonly string[]): MayRepeat =>
  (user) =>
    allows(
      payload,
      user,
      roots.map((root) => rootQuestion(payload, root)),
    )
