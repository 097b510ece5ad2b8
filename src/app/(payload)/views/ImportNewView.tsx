import { entityOf } from '@/catalog'
import { importableSlugs } from '@/catalog/importing'
import { NewImport } from '@/components/imports/NewImport'
import type { MessageKey } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/imports/new`: choosing the collection and the file of an import. */
export const ImportNewView = async (view: View) => {
  const { may, locale } = await viewPage(view)
  const t = createTranslator(locale)
  const slugs = importableSlugs((...right) => may(right))
  const { target } = view.query
  const first = slugs.find((slug) => slug === target) ?? slugs[0] ?? ''
  const targets = slugs.map((value) => ({
    value,
    label: t(`${entityOf(value)?.words}.plural` as MessageKey),
  }))
  return (
    <Framed>
      <NewImport first={first} targets={targets} />
    </Framed>
  )
}
