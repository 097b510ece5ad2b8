import type { DocumentViewServerProps, Field } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { entityOf } from '@/catalog'
import type { CommandRight } from '@/catalog/commands/command'
import { opens } from '@/catalog/links'
import { DocumentScreen } from '@/components/document/DocumentScreen'
import { StatusChips } from '@/components/document/StatusChips'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { statusTonesOf } from '@/present/list/columnsOf'
import { TenderChips } from '@/components/tenders/TenderChips'
import { idOf, type Id } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { walkFields } from '@/lib/walkFields'
import { createTranslator } from '@/i18n/translate'
import { shownHtml, type ShownHtml } from '@/lib/cleanHtml'
import { companyToday } from '@/queries/settings/companyToday'

import { readDocumentCommands } from '@/queries/shared/readDocumentCommands'
import { readFormRelations } from '@/queries/related/readFormRelations'

type Props = DocumentViewServerProps & { words: string }
type Values = Readonly<Record<string, unknown>>
type Slug = 'companies' | 'users'

/** The name of a record the reader may see. */
const nameOf = async (props: Props, slug: Slug, value: unknown): Promise<string | undefined> => {
  const id = idOf(value)
  if (id === null) return undefined
  const found: unknown = await props.payload
    .findByID({
      collection: slug,
      id,
      depth: 0,
      select: { name: true },
      disableErrors: true,
      overrideAccess: false,
      user: props.initPageResult.req.user,
    })
    .catch(() => null)
  const { name } = (found ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : undefined
}

/** The states of the record beside its name. */
const chipsOf = async (props: Props) => {
  const { req, collectionConfig } = props.initPageResult
  const slug = collectionConfig?.slug ?? ''
  if (slug === 'tenders') {
    const approver = idOf((props.doc as Values | undefined)?.approver)
    const name = await nameOf(props, 'users', approver)
    const asked = approver === null ? null : { id: approver, name }
    return <TenderChips today={await companyToday(req)} asked={asked} />
  }
  return <StatusChips tones={statusTonesOf(slug)} />
}

/** Formatted texts as they may be shown: cleaned once more, whoever stored them. */
const htmlOf = (fields: readonly Field[], doc: Values): Record<string, ShownHtml | null> => {
  const texts: [string, ShownHtml | null][] = []
  walkFields(fields, ({ name, custom }) => {
    const value = doc[name]
    if (custom?.isRichText && typeof value === 'string') texts.push([name, shownHtml(value)])
  })
  return Object.fromEntries(texts)
}

/** The page a record is read on, where its kind has one that its name leads to. */
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

/** The edit and the new page of every collection (`admin.components.views.edit.root`). */
export const DocumentPage = async (props: Props) => {
  const { doc, words } = props
  const { req, collectionConfig } = props.initPageResult
  const slug = collectionConfig?.slug ?? ''
  const fields = collectionConfig?.fields ?? []
  const values = (doc ?? {}) as Values
  const id = idOf(values.id)
  const scope = recordIdOf(props.searchParams?.scope)
  const ability = await abilityOfRequest(req)
  const may = (right: CommandRight) => ability.can(...right)
  const t = createTranslator(req.i18n.language)
  const [chips, createdBy, company, related, commands] = await Promise.all([
    chipsOf(props),
    nameOf(props, 'users', values.createdBy),
    nameOf(props, 'companies', scope),
    readFormRelations({ req, fields, doc: values, may, t }),
    id === null ? undefined : readDocumentCommands({ req, slug, id, doc: values }),
  ])
  return (
    <DocumentScreen
      words={words}
      chips={chips}
      createdBy={createdBy}
      company={scope !== null && company ? { id: scope, name: company } : undefined}
      hasActivity={may(['read', 'audit', '*'])}
      commands={commands}
      viewHref={id === null ? undefined : viewHrefOf({ slug, id, scope, may })}
      related={related}
      html={htmlOf(fields, values)}
      belongsTo={entityOf(slug)?.belongsTo ?? []}
    />
  )
}
