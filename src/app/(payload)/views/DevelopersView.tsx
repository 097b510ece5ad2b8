import { DevelopersPage } from '@/components/developers/DevelopersPage'
import { describedApi } from '@/gate/openapi/openApiEndpoint'
import { apiReference, type ApiReference } from '@/present/developers/apiReference'
import { referencePage } from '@/present/developers/referencePage'

import { framed } from './framed'

const references = new WeakMap<object, ApiReference>()
const referenceOf = (document: Parameters<typeof apiReference>[0]): ApiReference => {
  const made = references.get(document) ?? apiReference(document)
  references.set(document, made)
  return made
}

/** `/developers`: the description of the API, for every signed-in user. */
export const DevelopersView = framed(
  async ({ req }, query) => {
    const reference = referenceOf(describedApi(req.payload).document)
    const asked = (name: string) => {
      const value = query[name]
      return typeof value === 'string' ? value : undefined
    }
    const [operation, group, search] = [asked('operation'), asked('group'), asked('q')]
    return referencePage(reference, { operation, group, search })
  },
  (page, { locale }) => <DevelopersPage locale={locale} page={page} />,
)
