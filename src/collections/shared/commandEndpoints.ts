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

/** The record a command answers, or its number. */
type Answered = Promise<number | { id: number | string; told?: object }>

/** What an operation says of its work beside the record, which is read anew for the caller. */
const toldBy = (result: unknown) =>
  typeof result === 'object' && result !== null && 'told' in result ? { told: result.told } : {}

/** What carries out each command of a collection: one operation, and nothing of HTTP. */
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
 * Some commands need one more right for what somebody else made; so does what is read for them.
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
 * The endpoint of one command: who asks, what rights they hold, what they sent, then one operation
 * in one transaction. Answers `{ doc }` like Payload's own writes, with the document's fields beside
 * it for programs that expect the bare document; of either only what the caller may read.
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
          said: toldBy(result),
        }
      })
      return Response.json({ ...doc, doc, ...said }, { status: answer.status })
    },
  }
}

/**
 * Every command endpoint of a collection, from the registry: address, rights, body, status and what
 * is answered are said there; here stands only which operation carries a command out.
 */
export const commandEndpoints = <Slug extends CommandSlug>(
  slug: Slug,
  operations: Operations<Slug>,
): Endpoint[] =>
  commandNames(slug).map((name) =>
    endpointOf({ slug, command: commandOf(slug, name), run: operations[name] }),
  )
