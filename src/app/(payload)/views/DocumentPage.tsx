import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { abilityOfRequest } from '@/access/abilityOf'
import { DocumentScreen } from '@/components/document/DocumentScreen'
import { StatusChips } from '@/components/document/StatusChips'
import { statusTonesOf } from '@/components/list/columnsOf'
import { TenderChips } from '@/components/tenders/TenderChips'
import { idOf } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { companyToday } from '@/operations/settings/companyToday'

type Props = DocumentViewServerProps & { words: string; BeforeDocumentControls?: ReactNode }
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
const chipsOf = async ({ initPageResult: { req, collectionConfig } }: Props) => {
  const slug = collectionConfig?.slug ?? ''
  if (slug === 'tenders') return <TenderChips today={await companyToday(req)} />
  return <StatusChips tones={statusTonesOf(slug)} />
}

/** The edit and the new page of every collection (`admin.components.views.edit.root`). */
export const DocumentPage = async (props: Props) => {
  const { doc, words, BeforeDocumentControls } = props
  const values = (doc ?? {}) as Record<string, unknown>
  const scope = recordIdOf(props.searchParams?.scope)
  const [chips, createdBy, company, ability] = await Promise.all([
    chipsOf(props),
    nameOf(props, 'users', values.createdBy),
    nameOf(props, 'companies', scope),
    abilityOfRequest(props.initPageResult.req),
  ])
  return (
    <DocumentScreen
      words={words}
      chips={chips}
      createdBy={createdBy}
      company={scope !== null && company ? { id: scope, name: company } : undefined}
      hasActivity={ability.can('read', 'audit')}
      BeforeDocumentControls={BeforeDocumentControls}
    />
  )
}
