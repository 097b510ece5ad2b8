import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { mayOf } from '@/access/mayOf'
import { commandAt } from '@/catalog/commands/bodies/addresses'
import { COMMANDS } from '@/catalog/commands/entries'
import { recordIdOf } from '@/domain/shared/recordId'
import { requestAs } from '@/lib/payloadRequests'
import { graphqlNames } from '../graphql/openRoots'
import { collectionOf } from '../graphql/ordersOf'
import type { OpenRoute, RouteKind } from '../routes/matchRoute'
import { OPEN_GLOBALS } from '../routes/openRoutes'

/** How to check a request whose response is replayed. */
export type Repeated = {
  /** Whether a user still has the required right. */
  mayRepeat: (user: TypedUser) => Promise<boolean>
  /** The record in its response; null for none. */
  madeBy: (answer: unknown) => { slug: string; id: number } | null
}

const numberIn = (value: unknown): number | null =>
  recordIdOf((value as { id?: unknown } | null | undefined)?.id)

const recordOf = (slug: string | undefined, value: unknown) => {
  const id = numberIn(value)
  return slug === undefined || id === null ? null : { slug, id }
}

type Access = (args: { req: PayloadRequest }) => unknown
type Question = Access | undefined

/** A path without a right concerns only the caller. */
const allows = async (payload: Payload, user: TypedUser, questions: Question[]) => {
  const req = await requestAs(payload, { user })
  for (const ask of questions) if (ask && !(await ask({ req }))) return false
  return true
}

const configOf = (payload: Payload, slug: string) =>
  payload.collections[slug as keyof Payload['collections']]?.config

/** The rights a command needs; one without rights concerns the caller's own data. */
const commandQuestion = (segments: readonly string[]): Question => {
  const needs = commandAt(segments)?.needs ?? []
  return async ({ req }) => needs.every(await mayOf(req))
}

const globalQuestion = (payload: Payload, slug: string): Question =>
  payload.config.globals.find((one) => one.slug === slug)?.access.update as Question

type Answering = Readonly<Record<string, Readonly<Record<string, { answer: { of: string } }>>>>

/** The collection of the record in a command's response. */
const answeredBy = (segments: readonly string[]): string | undefined => {
  const { slug = '', name = '' } = commandAt(segments) ?? {}
  return (COMMANDS as Answering)[slug]?.[name]?.answer.of
}

/** For a change through REST. @param args.segments of its path below `/api` */
export const repeatedChange = (args: {
  payload: Payload
  route: OpenRoute
  segments: readonly string[]
}): Repeated => {
  const { payload, route, segments } = args
  const { kind, slug } = route
  const questions: Partial<Record<RouteKind, Question>> = {
    list: configOf(payload, slug)?.access.create as Question,
    record: configOf(payload, slug)?.access.update as Question,
    global: kind === 'global' ? globalQuestion(payload, slug) : undefined,
  }
  return {
    mayRepeat: (user) => allows(payload, user, [questions[kind] ?? commandQuestion(segments)]),
    madeBy: (answer) => {
      const { doc } = answer as { doc?: unknown }
      return recordOf(kind === 'command' ? answeredBy(segments) : slug, doc)
    },
  }
}

const rootQuestion = (payload: Payload, root: string): Question => {
  const [, verb = '', name = ''] = /^(create|update|delete)(\w+)$/.exec(root) ?? []
  const config = collectionOf(payload, name)
  if (config) return config.access[verb as 'create' | 'update' | 'delete'] as Question
  const global = OPEN_GLOBALS.find((slug) => graphqlNames(slug).one === name)
  return global === undefined ? undefined : globalQuestion(payload, global)
}

/** For a GraphQL mutation. @param roots its root fields, of a checked document */
export const repeatedMutation = (payload: Payload, roots: readonly string[]): Repeated => ({
  mayRepeat: (user) =>
    allows(
      payload,
      user,
      roots.map((root) => rootQuestion(payload, root)),
    ),
  madeBy: (answer) => {
    const [root = '', ...others] = roots
    const slug = collectionOf(payload, root.replace(/^(create|update|delete)/, ''))?.slug
    const made = Object.values((answer as { data?: object | null }).data ?? {})
    return others.length === 0 ? recordOf(slug, made[0]) : null
  },
})
