import type { Column, ColumnKind } from '@/catalog/column'

import { PeekLink } from '../../frame/peek/PeekLink'

import { ContactLink } from '../../ui/controls/ContactLink'
import { ListCell } from '../table/ListCell'
import type { RelatedCell } from '@/present/record/relatedPart'

type Props = {
  cell: RelatedCell
  kind: ColumnKind
  reach?: Column['reach']
  /** The page of the row, for its main value. */
  href?: string
}

/** A value linked to the record it names. */
export const RelatedValue = ({ cell, kind, reach, href }: Props) => {
  const text = typeof cell === 'string' ? cell : cell.text
  const own = typeof cell === 'string' || !('href' in cell) ? undefined : cell.href
  const target = href ?? (text === '' ? undefined : own)
  if (reach && text !== '' && !href) return <ContactLink kind={reach} value={text} />
  const drawn = <ListCell cell={cell} kind={kind} />
  if (!target) return drawn
  return <PeekLink href={target}>{drawn}</PeekLink>
}
