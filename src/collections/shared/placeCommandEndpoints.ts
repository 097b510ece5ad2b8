import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnStaff } from '@/access/session/staffOf'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import type { BodyReading, ListCommand, RootCommand } from '@/catalog/commands/command'
import { LIST_COMMANDS, ROOT_COMMANDS } from '@/catalog/commands/entries'
import { BODY_READINGS } from '@/catalog/commands/readings'
import { type RootSlug } from '@/catalog/commands/registry'
import { inTransaction } from '@/operations/shared/transaction'
import { noteMade } from '@/operations/shared/noteMade'
import { bodyFrom, insistOnRights, type BodyOf } from './commandCall'

type Answer = Record<string, unknown> | Response
type Call<Body> = { req: PayloadRequest; body: Body }

/** The endpoint of a command without a record: checks caller and body, then calls `run`. */
const endpointOf = <Who>(args: {
  path: string
  asked: CommandBody
  insist: (req: PayloadRequest) => Who
  /**
   * Set for commands that write nothing: they run without a transaction, which would hold a
   * connection.
   */
  isReading?: boolean
  run: (call: Call<never>, who: Awaited<Who>) => Promise<Answer>
}): Endpoint => ({
  path: args.path,
  method: 'post',
  handler: async (req) => {
    const who = await args.insist(req)
    const body = (await bodyFrom(req, args.asked)) as never
    const run = async () => {
      const answer = await args.run({ req, body }, who)
      // The response is not about a single record, even if one was created.
      noteMade('', null)
      return answer
    }
    const answer = args.isReading ? await run() : await inTransaction(req, run)
    return answer instanceof Response ? answer : Response.json(answer)
  },
})

type ListSlug = keyof typeof LIST_COMMANDS
type ListOperations<Slug extends ListSlug> = {
  [Name in keyof (typeof LIST_COMMANDS)[Slug]]: (
    call: Call<BodyOf<(typeof LIST_COMMANDS)[Slug][Name]>> & { person: number },
  ) => Promise<Answer>
}

/** Endpoints of commands on several of the caller's own records; programs have none. */
export const listCommandEndpoints = <Slug extends ListSlug>(
  slug: Slug,
  operations: ListOperations<Slug>,
): Endpoint[] =>
  Object.entries<ListCommand>(LIST_COMMANDS[slug]).map(([name, { path, body: asked }]) =>
    endpointOf({
      path,
      asked,
      insist: insistOnStaff,
      run: (call, person) =>
        operations[name as keyof ListOperations<Slug>]({ ...call, person } as never),
    }),
  )

type RootOperations<Slug extends RootSlug> = {
  [Name in keyof (typeof ROOT_COMMANDS)[Slug]]: (
    call: Call<BodyOf<(typeof ROOT_COMMANDS)[Slug][Name]>>,
  ) => Promise<
    (typeof ROOT_COMMANDS)[Slug][Name] extends { answers: 'file' }
      ? Response
      : Record<string, unknown> | void
  >
}

/**
 * Command endpoints outside of collections, or about several records of one. They respond with `{
 * done: true }` and the result of the operation, or with a file.
 * @param at the path prefix: the name of the root, unless a collection places them below itself
 */
export const rootCommandEndpoints = <Slug extends RootSlug>(
  slug: Slug,
  operations: RootOperations<Slug>,
  at = `/${slug}`,
): Endpoint[] =>
  Object.entries<RootCommand>(ROOT_COMMANDS[slug]).map(
    ([name, { path, needs, body: asked, answers, isForPeople }]) =>
      endpointOf({
        path: `${at}${path}`,
        asked,
        insist: (req) => {
          if (answers === 'secret' || isForPeople) insistOnStaff(req)
          return insistOnRights(req, needs)
        },
        isReading: answers !== undefined,
        run: async (call): Promise<Answer> => {
          const said: unknown = await operations[name as keyof RootOperations<Slug>](call)
          if (said instanceof Response) return said
          const answer = { ...(said as object | undefined), done: true }
          return answers === 'secret'
            ? Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
            : answer
        },
      }),
  )

type ReadingSlug = keyof typeof BODY_READINGS
type Readings<Slug extends ReadingSlug> = {
  [Name in keyof (typeof BODY_READINGS)[Slug]]: (
    call: Call<BodyOf<(typeof BODY_READINGS)[Slug][Name]>>,
  ) => Promise<Record<string, unknown>>
}

/** Endpoints that read from a collection by a query in the body. */
export const bodyReadingEndpoints = <Slug extends ReadingSlug>(
  slug: Slug,
  readings: Readings<Slug>,
): Endpoint[] =>
  Object.entries<BodyReading>(BODY_READINGS[slug]).map(([name, { path, needs, body: asked }]) =>
    endpointOf({
      path,
      asked,
      insist: (req) => insistOnRights(req, needs),
      isReading: true,
      run: (call) => readings[name as keyof Readings<Slug>](call),
    }),
  )
