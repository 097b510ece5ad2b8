import type { CollectionSlug } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import { mayCommand } from '@/catalog/commands/offers'
import type { Right } from '@/access/collectionAccess'
import { idOf } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import type { Call } from './command'

/**
 * What the registry says of a command, as its endpoint wants it: address, rights, status, and that it
 * answers the record itself.
 */
export const ruleOf = <Slug extends CommandSlug>(
  slug: Slug,
  name: CommandName<Slug>,
): { path: `/${string}`; answers: Slug; needs: Right[]; status: 200 | 201 } => {
  const { path, needs, makesNew } = commandOf(slug, name)
  return { path: `/:id${path}`, answers: slug, needs: [...needs], status: makesNew ? 201 : 200 }
}

/**
 * A command that asks for one more right for what somebody else made asks for it first.
 * @throws Refusal `notFound`, `notAllowed`
 */
export const askForAnothers =
  <Slug extends CommandSlug>(
    slug: Slug,
    name: CommandName<Slug>,
    run: (call: Call) => Promise<unknown>,
  ) =>
  async (call: Call): Promise<unknown> => {
    const { req, id } = call
    const [ability, record] = await Promise.all([
      abilityOfRequest(req),
      req.payload.db.findOne<{ id: number; createdBy?: unknown }>({
        collection: slug as CollectionSlug,
        where: { id: { equals: id } },
        select: { createdBy: true },
        req,
      }),
    ])
    if (!record) throw new Refusal('notFound')
    const isAllowed = mayCommand({
      command: commandOf(slug, name),
      may: ([action, subject]) => ability.can(action, subject),
      userId: req.user?.collection === 'users' ? req.user.id : null,
      createdBy: idOf(record.createdBy),
    })
    if (!isAllowed) throw new Refusal('notAllowed')
    return run(call)
  }
