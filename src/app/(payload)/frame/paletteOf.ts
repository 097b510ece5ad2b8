import { RECORD_SLUGS } from '@/catalog'
import { openingRights } from '@/catalog/links'
import type { AppAbility } from '@/access/buildAbility'
import { heldRights } from '@/access/roles/heldRights'
import { mayRead } from '@/access/reading/listReaders'
import { allowedCreateActions } from '@/present/navigation/createActions'
import type { NavEntry } from '@/present/navigation/navTree'
import type { PaletteProps } from '@/components/frame/palette/PaletteBody'

/**
 * What the palette offers this person: decided on the server.
 * @param entries the navigation they see; the same objects, which are sent once
 */
export const paletteOf = ({
  userId,
  ability,
  entries,
}: {
  userId: number
  ability: AppAbility
  entries: readonly NavEntry[]
}): PaletteProps => ({
  userId,
  entries,
  actions: allowedCreateActions(ability).map(({ label, href, icon }) => ({ label, href, icon })),
  readable: RECORD_SLUGS.filter((slug) => mayRead(ability, slug)),
  rights: heldRights(ability, openingRights()),
})
