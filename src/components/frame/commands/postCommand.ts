import { commandOf, type CommandName, type CommandSlug } from '@/catalog/commands/registry'
import type { Shortage } from '@/components/frame/commands/ShortageList'
import type { Attempt } from '../../ui/requests/attempt'
import type { ReplacedRate } from '@/domain/tenders/totals/replacedRates'
import type { Id } from '@/domain/shared/idOf'

export type RecordAfterCommand = Record<string, unknown> & { id: Id; number?: string | null }

/** The result of a command besides the record. */
export type CommandExtras = {
  /** VAT rates that it replaced. */
  taxRates?: readonly ReplacedRate[]
  /** The delivery that it posted, for those who may read its note. */
  delivery?: { tender: number; number: number }
}

export type CommandResult =
  | { ok: true; doc: RecordAfterCommand; told: CommandExtras }
  | {
      ok: false
      /** No response arrived. */
      isLost: boolean
      message?: string
      fields: Readonly<Record<string, string>>
      shortages: readonly Shortage[]
    }

/**
 * Runs a command on one record.
 * @param args.send idempotent attempt: a lost response causes no duplicate
 * @returns the returned record, or the reason of a refusal in the reader's language
 */
export const postCommand = async <Slug extends CommandSlug>(args: {
  slug: Slug
  id: Id
  name: CommandName<Slug>
  body: object
  send: Attempt
  /** The version of the record that the dialog shows. */
  startedFrom?: string
}): Promise<CommandResult> => {
  const { slug, id, name, body, send, startedFrom } = args
  const outcome = await send<
    RecordAfterCommand & { doc?: RecordAfterCommand; told?: CommandExtras }
  >(`/api/${slug}/${id}${commandOf(slug, name).path}`, {
    body,
    ...(startedFrom && { startedFrom }),
  })
  if (outcome.ok)
    return { ok: true, doc: outcome.data.doc ?? outcome.data, told: outcome.data.told ?? {} }
  const { shortages } = (outcome.details ?? {}) as { shortages?: Shortage[] }
  return {
    ok: false,
    isLost: outcome.status === 0,
    message: outcome.message,
    fields: outcome.fields,
    shortages: shortages ?? [],
  }
}
