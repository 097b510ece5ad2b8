import { IconFileDownload, IconFileText } from '@tabler/icons-react'
import type { BeforeDocumentControlsServerProps, CollectionSlug } from 'payload'

import { recordIdOf } from '@/domain/shared/recordId'
import { allowedCommands, type CommandFacts } from '@/catalog/commands/offers'
import type { CommandSlug } from '@/catalog/commands/registry'
import { recordFiles } from '@/catalog/recordFiles'
import { RecordCommands } from '@/components/document/RecordCommands'
import { createTranslator } from '@/i18n/translate'
import { paths } from '@/catalog/paths'
import { commandActor } from '@/operations/shared/commandActor'
import { readCommandFacts } from '@/operations/shared/readCommandFacts'
import { currentVisitor, requestOfVisitor } from '@/routing/currentVisitor'

type Props = BeforeDocumentControlsServerProps & { id?: number | string; slug: CommandSlug }

const nameOf = async (slug: CommandSlug, id: number): Promise<string> => {
  const req = await requestOfVisitor()
  const titleField = req.payload.collections[slug as CollectionSlug].config.admin.useAsTitle
  if (!titleField || titleField === 'id') return String(id)
  const doc: unknown = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    select: { [titleField]: true },
    overrideAccess: false,
    disableErrors: true,
    req,
    user: req.user,
  })
  return String((doc as Record<string, unknown> | null)?.[titleField] ?? id)
}

/** The commands of a record beside its save button: those the visitor's rights allow. */
export const RecordActions = async ({ id: given, i18n, slug }: Props) => {
  const id = recordIdOf(given)
  if (id === null) return null
  const [{ can, userId }, req] = await Promise.all([currentVisitor(), requestOfVisitor()])
  const [facts, actor, recordName] = await Promise.all([
    readCommandFacts({ req, slug, ids: [id] }),
    commandActor(req),
    nameOf(slug, id),
  ])
  const known = facts.get(id)
  if (!known) return null
  const { createdBy = null } = known as Partial<CommandFacts['tenders']>
  const t = createTranslator(i18n.language)
  return (
    <RecordCommands
      slug={slug}
      id={id}
      recordName={recordName}
      names={allowedCommands({ slug, userId, createdBy, may: (right) => can(...right) })}
      facts={known}
      actor={actor}
      links={[
        ...(slug === 'tenders'
          ? [
              {
                key: 'show',
                label: t('tenders.actions.show'),
                icon: <IconFileText aria-hidden="true" size={18} />,
                href: paths.tenderShow(id),
              },
            ]
          : []),
        ...recordFiles(slug, id).map(({ name, href, label }) => ({
          key: name,
          label: t(label),
          icon: <IconFileDownload aria-hidden="true" size={18} />,
          href,
          download: true,
        })),
      ]}
    />
  )
}
