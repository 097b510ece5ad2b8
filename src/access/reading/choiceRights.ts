import { entityOf, isSearchable } from '@/catalog'
import { searchedFields } from '@/catalog/choices'
import { recordPages, rightOfPage } from '@/catalog/links'
import type { PageRight } from '@/catalog/names'
import type { AppAbility } from '../buildAbility'
import { heldRights } from '../roles/heldRights'
import { mayRead } from './listReaders'
import { mayReadFieldOf } from './searchRights'

/** The reader's rights on a collection when choosing one of its records. */
export type ChoiceRights = {
  read: boolean
  create: boolean
  /** Fields the reader may search by. */
  searchBy: readonly string[]
  /** Filter of the offered records, for collections with archived ones. */
  offered?: Readonly<Record<string, unknown>>
  /** The reader's rights among those that open pages of a record, as keys. */
  pages: readonly string[]
}

/** For collections that the reader may not choose from. */
export const NO_CHOICE: ChoiceRights = { read: false, create: false, searchBy: [], pages: [] }

/** By collection: the rights of a user to choose its records in forms. */
export type RightsTo = Readonly<Record<string, ChoiceRights>>

const pageRights = (slug: string): PageRight[] => {
  const pages = recordPages().filter((page) => page.slug === slug)
  const rights = pages.map(({ route }) => rightOfPage(route))
  return [...rights, entityOf(slug)?.editsAll].filter((right) => right !== undefined)
}

/**
 * The reader's rights on a collection when choosing a record. Only for display; the server checks
 * every request again.
 */
export const choiceRightsOf = (ability: AppAbility, slug: string): ChoiceRights => {
  const subject = entityOf(slug)?.subject
  const read = isSearchable(slug)
    ? mayRead(ability, slug)
    : Boolean(subject && ability.can('read', subject))
  const { archive } = entityOf(slug) ?? {}
  const leavesOut = archive && isSearchable(slug) && mayReadFieldOf(ability, slug, archive)
  return {
    ...(leavesOut && { offered: { [archive]: { equals: 'false' } } }),
    read,
    create: Boolean(subject && ability.can('create', subject)),
    searchBy: searchedFields(slug).filter(
      (field) => !isSearchable(slug) || mayReadFieldOf(ability, slug, field),
    ),
    pages: heldRights(ability, pageRights(slug)),
  }
}
