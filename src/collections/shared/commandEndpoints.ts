import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { isAuthor } from '@/access/mayEditTender'
import { askerOf } from '@/access/session/staffOf'
import type { Command } from '@/catalog/commands/command'
import { mayCommand } from '@/catalog/commands/offers'
import { type COMMANDS } from '@/catalog/commands/entries'
import {
  commandNames,
  commandOf,
  type CommandName,
  type CommandSlug,
} from '@/catalog/commands/registry'
import { Refusal } from '@/domain/shared/refusal'
import { inTransaction } from '@/operations/shared/transaction'
import { commandAnswer } from './commandAnswer'
import { noteMade } from '@/operations/shared/noteMade'
import { bodyFrom, insistOnRights, type BodyOf } from './commandCall'
import { recordAsked } from './recordAsked'

/** The result of a command: the record, or its id. */
type Answered = Promise<number | { id: number | string; told?: object }>

/** The additional result of an operation; the record itself is read again with the caller's permissions. */
const factsBeside = (result: unknown) =>
  typeof result === 'object' && result !== null && 'told' in result ? { told: result.told } : {}

/** The operation of each command of a collection. It knows nothing of HTTP. */
type Operations<Slug extends CommandSlug> = {
  [Name in CommandName<Slug>]: (call: {
    req: PayloadRequest
    id: number
    body: BodyOf<(typeof COMMANDS)[Slug][Name & keyof (typeof COMMANDS)[Slug]]>
  }) => Answered
}

const isOwn = async (req: PayloadRequest, slug: CommandSlug, id: number): Promise<boolean> => {
  const record = await req.payload.db.findOne<{
    id: number
    createdBy?: unknown
    createdByClient?: unknown
  }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    select: { createdBy: true, createdByClient: true },
    req,
  })
  if (!record) throw new Refusal('notFound')
  return isAuthor(askerOf(req), record)
}

/**
 * Some commands need a further permission for records of other users; so do the endpoints that
 * read data for such a command.
 * @throws Refusal `notFound`, `notAllowed`
 */
export const refuseUnlessMay = async (args: {
  req: PayloadRequest
  slug: CommandSlug
  command: Command
  id: number
}) => {
  const { req, slug, command, id } = args
  const may = await mayOf(req)
  if (!mayCommand({ command, may, isOwn: await isOwn(req, slug, id) }))
    throw new Refusal('notAllowed')
}

/**
 * The endpoint of one command: checks caller, permissions and body, then runs one operation in one
 * transaction. Responds with `{ doc }` like Payload's own writes, and with the document's fields at
 * the top level for clients that expect the bare document; both only with fields the caller may read.
 */
const endpointOf = (args: {
  slug: CommandSlug
  command: Command
  run: (call: { req: PayloadRequest; id: number; body: never }) => Answered
}): Endpoint => {
  const { slug, command, run } = args
  const { answer, body: asked, needs, path } = command
  return {
    path: `/:id${path}`,
    method: 'post',
    handler: async (req) => {
      await insistOnRights(req, needs)
      const id = recordAsked(req)
      const body = (await bodyFrom(req, asked)) as never
      const { doc, said } = await inTransaction(req, async () => {
        if (command.ofAnother) await refuseUnlessMay({ req, slug, command, id })
        const result = await run({ req, id, body })
        const collection = answer.of as CollectionSlug
        noteMade(collection, result)
        return {
          doc: await commandAnswer({ req, collection, result }),
          said: factsBeside(result),
        }
      })
      return Response.json({ ...doc, doc, ...said }, { status: answer.status })
    },
  }
}

/**
 * All command endpoints of a collection. The registry defines path, permissions, body, status and
 * response; this file only maps each command to its operation.
 */
export const commandEndpoints = <Slug extends CommandSlug>(
  slug: Slug,
  operations: Operations<Slug>,
): Endpoint[] =>
  commandNames(slug).map((name) =>
    endpointOf({ slug, command: commandOf(slug, name), run: operations[name] }),
  )
