import type { RecordOffers } from '../commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'
import type { PageRight } from '@/catalog/names'
import type { TableRow } from './cell'
import { cellOf } from './cellOf'
import { cellText, type CellContext } from './cellText'
import type { DrawnColumn } from './drawnColumn'
import { rowLinksOf, type Doc } from '../navigation/recordLinks'

/** The address of a record's small picture; null for a record without one. */
export type Pictures = (doc: Doc) => string | null

type Args = {
  docs: readonly Doc[]
  columns: readonly DrawnColumn[]
  context: CellContext
  titleField: string
  scope?: Id
  may: (right: PageRight) => boolean
  pictures?: Pictures
  /** Commands of each record, by its id. */
  offers?: ReadonlyMap<Id, RecordOffers>
  /** Records that support planning a follow-up. */
  followedUp?: ReadonlySet<Id>
  /** Open actions that the reader may end and snooze. */
  todos?: ReadonlySet<Id>
  /** Whether the reader may change this record, if that depends on the record. */
  mayEdit?: (doc: Doc) => boolean
}

/** The name of a record in a sentence: its title, else the values of its first columns. */
const nameOf = (doc: Doc, { columns, context, titleField }: Args): string => {
  const title = doc[titleField]
  if (titleField !== 'id' && typeof title === 'string' && title.trim() !== '') return title
  for (const drawn of columns.slice(0, 2)) {
    const text = cellText(doc, drawn, context)
    if (text !== '') return text
  }
  return context.t('common.idOf', { id: String(doc.id) })
}

/** The rows of a list with their names and the pages this reader may open. */
export const drawnRows = (args: Args): TableRow[] =>
  args.docs.map((doc) => ({
    id: doc.id,
    name: nameOf(doc, args),
    ...rowLinksOf({ ...args, slug: args.context.slug, doc }),
    ...(args.offers?.has(doc.id) && { offers: args.offers.get(doc.id) }),
    ...(args.followedUp?.has(doc.id) && { isFollowedUp: true as const }),
    ...(args.todos?.has(doc.id) && {
      todo: { today: args.context.today, mayPlan: args.may(['create', 'actions']) },
    }),
    cells: args.columns.map((drawn) => cellOf(doc, drawn, args.context)),
    ...(args.pictures && { picture: args.pictures(doc) }),
  }))
