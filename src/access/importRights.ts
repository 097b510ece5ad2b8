import type { PayloadRequest } from 'payload'
import { CATALOG } from '@/catalog'
import { abilityOfRequest } from './abilityOf'

/** The collections of which the caller may import records. */
export const importableBy = async (req: PayloadRequest): Promise<string[]> => {
  const ability = await abilityOfRequest(req)
  return CATALOG.entities.flatMap(({ slug, importer }) =>
    importer && ability.can(...importer) ? [slug] : [],
  )
}
