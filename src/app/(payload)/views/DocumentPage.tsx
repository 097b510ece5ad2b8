import type { DocumentViewServerProps } from 'payload'
import { DocumentScreen } from '@/components/document/DocumentScreen'
import { drawFormParts } from './formParts'
import { readDocument } from '@/queries/related/readDocument'
import { readFormParts } from '@/queries/related/readFormParts'

type Props = DocumentViewServerProps & { words: string }

/** The edit page and the new page of every collection (`admin.components.views.edit.root`). */
export const DocumentPage = async ({ words, initPageResult, searchParams, ...props }: Props) => {
  const doc = props.doc ?? {}
  const { req, collectionConfig: collection } = initPageResult
  const slug = collection?.slug ?? ''
  const [shown, parts] = await Promise.all([
    readDocument({ req, collection, doc, company: searchParams?.scope }),
    readFormParts({ req, slug, doc }),
  ])
  return <DocumentScreen {...shown} {...drawFormParts({ slug, parts, shown })} words={words} />
}
