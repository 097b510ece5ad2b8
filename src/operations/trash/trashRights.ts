import type { CollectionSlug, PayloadRequest } from 'payload'
import { KEPT_SLUGS, keepsDeleted } from '@/catalog/trash'
import { Refusal } from '@/domain/shared/refusal'

/** Whoever may delete and read all records of a collection; a right to one's own is not enough. */
const mayRestore = async (req: PayloadRequest, slug: string): Promise<boolean> => {
  if (!keepsDeleted(slug)) return false
  const { access } = req.payload.collections[slug as CollectionSlug].config
  return (await access.delete({ req })) === true && (await access.read({ req })) === true
}

/** The collections of whose deleted records the caller sees and restores any. */
export const restorableBy = async (req: PayloadRequest): Promise<string[]> => {
  const allowed = await Promise.all(KEPT_SLUGS.map((slug) => mayRestore(req, slug)))
  return KEPT_SLUGS.filter((_, at) => allowed[at])
}

/** @throws Refusal `notAllowed` without the rights to delete and to read records of the collection */
export const insistOnRestoring = async (req: PayloadRequest, slug: string): Promise<void> => {
  if (!(await mayRestore(req, slug))) throw new Refusal('notAllowed')
}
