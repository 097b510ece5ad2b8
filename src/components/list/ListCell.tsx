import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { dayFromStored } from '@/domain/shared/day'
import { Chip, type Tone } from '../ui/Chip'
import { cellText, shownValue, type CellContext } from './cellText'
import { isEndAligned } from './column'
import type { DrawnColumn } from './drawnColumns'
import type { Doc } from './recordLinks'
import { StockLevel } from './StockLevel'

// Into the warehouse and out of it; every other state has the icon of its tone.
const ICONS: Readonly<Record<string, typeof IconArrowUpRight>> = {
  in: IconArrowDownLeft,
  out: IconArrowUpRight,
}

const StatusChip = ({ value, tone, text }: { value: string; tone?: Tone; text: string }) => {
  const Icon = ICONS[value]
  return (
    <Chip tone={tone} icon={Icon && <Icon aria-hidden="true" size={15} className="mirrored" />}>
      {text}
    </Chip>
  )
}

type Props = { doc: Doc; drawn: DrawnColumn; context: CellContext }

/** One value of a row, written by its kind; an em dash where there is none. */
export const ListCell = ({ doc, drawn, context }: Props) => {
  const { kind, tones } = drawn.column
  const text = cellText(doc, drawn, context)
  const value = shownValue(doc, drawn, context)
  if (text === '') return <span className="list-none">—</span>
  if (kind === 'status') {
    return <StatusChip value={String(value)} tone={tones?.[String(value)]} text={text} />
  }
  if (context.slug === 'stock-cards' && drawn.name === 'currentQuantity') {
    return <StockLevel quantity={Number(value)} text={text} t={context.t} />
  }
  // Amounts too: a sign such as US$ would turn them round in Arabic.
  if (kind === 'code' || isEndAligned(kind)) return <bdi dir="ltr">{text}</bdi>
  if (kind === 'day') return <time dateTime={dayFromStored(value) ?? undefined}>{text}</time>
  if (kind === 'dateTime') return <time dateTime={String(value)}>{text}</time>
  if (kind === 'boolean') return <span className={value ? undefined : 'list-none'}>{text}</span>
  return <bdi>{text}</bdi>
}
