import { CATALOG, entityOf } from '@/catalog'
import type { AppAbility } from '../buildAbility'
import { opensField } from '../collectionAccess'

/**
 * The new records that the palette may offer for a found one (`search.palette.createOffers` of the
 * catalogue): the caller must be allowed to create them and to read and write their relation to it.
 * The right to the form's page is checked with its link.
 *
 * @returns `companies:tenders` for a new tender for a company
 */
export const allowedCreateOffers = (ability: AppAbility): string[] =>
  CATALOG.entities.flatMap(({ slug, search }) =>
    (search?.palette?.createOffers ?? []).flatMap((offer) => {
      const subject = entityOf(offer.slug)?.subject
      if (!subject) return []
      const args = { ability, subject, field: offer.by }
      const isOpen =
        opensField({ ...args, rights: [['create', subject]] }) &&
        opensField({ ...args, rights: [['read', subject]] })
      return isOpen ? [`${slug}:${offer.slug}`] : []
    }),
  )
