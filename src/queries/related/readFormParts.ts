import type { PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import type { FormPart } from '@/catalog/entity'
import { readInvited } from '../meets/readInvitations'
import { readTenderState } from '../tenders/readTenderState'

type Values = Readonly<Record<string, unknown>>

const READS = {
  tenderStatus: readTenderState,
  invitees: async (req: PayloadRequest, { id }: Values) =>
    id === undefined ? null : readInvited(req, Number(id)),
} satisfies Readonly<Record<FormPart, (req: PayloadRequest, doc: Values) => Promise<unknown>>>

/** Data of the parts that a domain adds to its form, by name; none for other domains. */
export type FormParts = { [Part in FormPart]?: Awaited<ReturnType<(typeof READS)[Part]>> }

/**
 * Reads the parts that the catalogue names for a collection.
 * @param args.doc values of the record; empty for a new one
 */
export const readFormParts = async (args: {
  req: PayloadRequest
  slug: string
  doc: Values
}): Promise<FormParts> => {
  const parts = entityOf(args.slug)?.formParts ?? []
  const read = parts.map(async (part) => [part, await READS[part](args.req, args.doc)] as const)
  return Object.fromEntries(await Promise.all(read))
}
