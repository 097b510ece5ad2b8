import { notFound } from 'next/navigation'

import { ImportPage } from '@/components/imports/ImportPage'

import { Framed } from '../frame/Framed'
import { readImportPage } from '@/queries/imports/readImportPage'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/imports/view/{id}`: an import, from the columns of its file to its records. */
export const ImportView = async (view: View) => {
  const data = await readImportPage(await viewPage(view))
  if (!data) notFound()
  return (
    <Framed>
      <ImportPage key={data.id} data={data} />
    </Framed>
  )
}
