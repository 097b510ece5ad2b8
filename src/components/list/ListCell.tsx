import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { Chip } from '../ui/Chip'
import { useT } from '../ui/useT'
import type { Cell } from './cell'
import { isEndAligned } from './isEndAligned'
import type { ColumnKind } from '@/catalog/column'

// Into the warehouse and out of it; every other state has the icon of its tone.
const ICONS: Readonly<Record<string, typeof IconArrowUpRight>> = {
  in: IconArrowDownLeft,
  out: IconArrowUpRight,
}

type Detailed = Exclude<Cell, string>

const StatusChip = ({ value = '', tone, text }: Detailed) => {
  const Icon = ICONS[value]
  return (
    <Chip tone={tone} icon={Icon && <Icon aria-hidden="true" size={15} className="mirrored" />}>
      {text}
    </Chip>
  )
}

/** A low stock quantity (below 5, or up to 10) has a word beside its colour. */
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
  if (kind === 'code' || isEndAligned(kind)) return <bdi dir="ltr">{text}</bdi>
  if (kind === 'day' || kind === 'dateTime') return <time dateTime={value}>{text}</time>
  if (kind === 'boolean') return <span className={value ? undefined : 'list-none'}>{text}</span>
  return <bdi className="list-text">{text}</bdi>
}

/** One value of a row, written by its kind; an em dash where there is none. */
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
