import { BreakableAddress } from '../../ui/layout/BreakableAddress'
import { Chip } from '../../ui/layout/Chip'
import { StateChip } from '../../ui/layout/StateChip'
import { useT } from '../../ui/useT'
import type { Cell } from '@/present/list/cell'
import { isEndAligned } from './isEndAligned'
import type { ColumnKind } from '@/catalog/column'

type Detailed = Exclude<Cell, string>

const StatusChip = ({ value = '', tone, text }: Detailed) => (
  <StateChip tone={tone} value={value}>
    {text}
  </StateChip>
)

/** A low stock quantity (below 5, or up to 10) has a text next to its colour. */
const StockLevel = ({ level = 'low', tone, text }: Detailed) => {
  const t = useT()
  return (
    <span className="list-level">
      <Chip tone={tone}>{t(`stockCards.level.${level}`)}</Chip>
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}

const Value = ({ cell, kind }: { cell: Detailed; kind: ColumnKind }) => {
  const { text, value, level } = cell
  if (text === '') return <span className="list-none">—</span>
  if (kind === 'status') return <StatusChip {...cell} />
  if (level) return <StockLevel {...cell} />
  // Amounts too: in Arabic a currency sign such as US$ would reorder them.
  if (kind === 'code' && text.includes('@'))
    return (
      <bdi dir="ltr">
        <BreakableAddress address={text} />
      </bdi>
    )
  if (kind === 'code' || isEndAligned(kind)) return <bdi dir="ltr">{text}</bdi>
  if (kind === 'day' || kind === 'dateTime') return <time dateTime={value}>{text}</time>
  if (kind === 'boolean') return <span className={value ? undefined : 'text-soft'}>{text}</span>
  return <bdi className="list-text">{text}</bdi>
}

/** A value of a row, formatted by its kind; an em dash if empty. */
export const ListCell = ({ cell, kind }: { cell: Cell; kind: ColumnKind }) => {
  const detailed: Detailed = typeof cell === 'string' ? { text: cell } : cell
  if (!detailed.note) return <Value cell={detailed} kind={kind} />
  if (kind === 'status')
    return (
      <span className="list-chips">
        <Value cell={detailed} kind={kind} />
        <Chip tone="warning">{detailed.note}</Chip>
      </span>
    )
  return (
    <span className="list-noted">
      <Value cell={detailed} kind={kind} />
      <small className="list-note">
        <bdi dir={kind === 'money' ? 'ltr' : undefined}>{detailed.note}</bdi>
      </small>
    </span>
  )
}
