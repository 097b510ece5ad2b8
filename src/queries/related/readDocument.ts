import type { Field, PayloadRequest, SanitizedCollectionConfig } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { entityOf } from '@/catalog'
import type { CommandRight } from '@/catalog/commands/command'
import { opens } from '@/catalog/links'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { idOf, type Id } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { env } from '@/lib/env'
import { walkFields } from '@/lib/walkFields'
import { createTranslator } from '@/i18n/translate'
import { shownHtml, type ShownHtml } from '@/lib/cleanHtml'
import { personNamed } from '@/queries/users/personNamed'

import { plannedBy } from '@/queries/timeline/planning'
import { readDocumentCommands } from '@/queries/shared/readDocumentCommands'
import { readFormRelations } from '@/queries/related/readFormRelations'

type Values = Readonly<Record<string, unknown>>
type Slug = 'companies' | 'users'

/** The name of a record that the reader may see. */
export const nameOf = async (
  req: PayloadRequest,
  slug: Slug,
  value: unknown,
): Promise<string | undefined> => {
  const id = idOf(value)
  if (id === null) return undefined
  const found: unknown = await req.payload
    .findByID({
      collection: slug,
      id,
      depth: 0,
      select: { name: true },
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    })
    .catch(() => null)
  const { name } = (found ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : undefined
}

/** The owner's name, whether or not the reader may read users. */
const ownerOf = async (req: PayloadRequest, owner: unknown): Promise<string | undefined> =>
  (await personNamed(req, idOf(owner)))?.name

/** Rich text fields for display: sanitized again, because not every writer may have done it. */
const htmlOf = (fields: readonly Field[], doc: Values): Record<string, ShownHtml | null> => {
  const texts: [string, ShownHtml | null][] = []
  walkFields(fields, ({ name, custom }) => {
    const value = doc[name]
    if (custom?.isRichText && typeof value === 'string') texts.push([name, shownHtml(value)])
  })
  return Object.fromEntries(texts)
}

/** The view page of a record, if its kind has one as its main page. */
const viewHrefOf = (args: {
  slug: string
  id: Id
  scope: Id | null
  may: (right: CommandRight) => boolean
}): string | undefined => {
  const { slug, id, scope, may } = args
  if (opens(slug) !== 'view') return undefined
  return rowLinksOf({ slug, doc: { id }, scope: scope ?? undefined, may }).view
}

/**
 * Data of a record's form in addition to its fields.
 * @param args.doc its values; empty for a new one
 * @param args.company from the path, any value
 */
export const readDocument = async (args: {
  req: PayloadRequest
  collection: SanitizedCollectionConfig | undefined
  doc: Values
  company: unknown
}) => {
  const { req, collection, doc } = args
  const { slug = '', fields = [] } = collection ?? {}
  const id = idOf(doc.id)
  const scope = recordIdOf(args.company)
  const ability = await abilityOfRequest(req)
  const may = (right: CommandRight) => ability.can(...right)
  const t = createTranslator(req.i18n.language)
  const [createdBy, owner, company, related, commands, planned] = await Promise.all([
    nameOf(req, 'users', doc.createdBy),
    ownerOf(req, doc.owner),
    nameOf(req, 'companies', scope),
    readFormRelations({ req, fields, doc, may, t }),
    id === null ? undefined : readDocumentCommands({ req, slug, id, doc }),
    plannedBy(req, slug),
  ])
  return {
    createdBy,
    owner,
    company: scope !== null && company ? { id: scope, name: company } : undefined,
    hasActivity: may(['read', 'audit', '*']),
    commands,
    viewHref: id === null ? undefined : viewHrefOf({ slug, id, scope, may }),
    plannedBy: planned,
    related,
    html: htmlOf(fields, doc),
    canInvite: entityOf(slug)?.isInvited === true && id === null && Boolean(env.SMTP_URL),
    belongsTo: entityOf(slug)?.belongsTo ?? [],
  }
}
