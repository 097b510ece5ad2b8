import { IconArrowRight, IconCornerDownLeft, IconPlus } from '@tabler/icons-react'
import { Command } from 'cmdk'
import { Fragment } from 'react'
import { entityCalled } from '@/catalog'
import { commandWords } from '@/present/commands/commandWords'
import { ICONS, NavIcon } from '@/components/frame/navigation/NavIcon'
import type { MessageKey } from '@/i18n/messages'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { unitWord } from '@/i18n/unitWord'
import { Chip } from '../../ui/layout/Chip'
import { useT } from '@/components/ui/useT'
import type { HitFactValue } from './paletteAnswer'
import type { PaletteItem } from './paletteItem'
import { highlight } from '@/domain/search/highlight'

/** A text with the search term highlighted. */
const Highlighted = ({ text, typed }: { text: string; typed: string }) => (
  <bdi>
    {highlight({ text, typed }).map((piece, index) =>
      piece.isMatch ? (
        // The parts have no identity but their index.
        <mark key={index} className="palette__match">
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    )}
  </bdi>
)

const Picture = ({ item }: { item: PaletteItem }) => {
  if (item.kind === 'all')
    return <IconArrowRight aria-hidden="true" className="mirrored" size={18} stroke={1.7} />
  if (item.kind === 'setting') {
    const { icon: Icon } = item
    return <Icon aria-hidden="true" size={19} stroke={1.6} />
  }
  if (item.kind === 'link') return <NavIcon name={item.icon} />
  const Icon =
    item.kind === 'command'
      ? commandWords(item.slug, item.name).icon
      : ICONS[entityCalled(item.slug).icon ?? 'child']
  return <Icon aria-hidden="true" size={20} stroke={1.6} />
}

type RecordItem = Extract<PaletteItem, { kind: 'record' }>

const Status = ({ slug, status }: { slug: RecordItem['slug']; status: string }) => {
  const t = useT()
  const { words, list } = entityCalled(slug)
  const tone = list?.columns.status?.tones?.[status]
  if (!tone) return null
  return <Chip tone={tone}>{t(`${words}.statuses.${status}` as MessageKey)}</Chip>
}

/** A quantity with its unit, a date or a date and time, formatted as in the list. */
const Fact = ({ slug, fact }: { slug: RecordItem['slug']; fact: HitFactValue }) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const { words, list, search } = entityCalled(slug)
  const { field, value, unit } = fact
  const label = search?.palette?.fact?.label ?? (`${words}.fields.${field}` as MessageKey)
  const kind = list?.columns[field]?.kind
  return (
    <span className="palette__fact">
      <span className="palette__fact-label">{t(label)}</span>{' '}
      {kind === 'quantity' ? (
        <span>
          <bdi dir="ltr">{format.quantity(value)}</bdi> {unitWord(t, unit, value)}
        </span>
      ) : (
        <bdi dir="ltr">
          {kind === 'dateTime' && value.includes('T')
            ? format.dateTime(value, timeZone)
            : format.day(value)}
        </bdi>
      )}
    </span>
  )
}

/** The status of a record and its fact. */
const StatusAndFact = ({ item: { slug, status, fact } }: { item: RecordItem }) => (
  <span className="palette__aside">
    {status && <Status slug={slug} status={status} />}
    {fact && <Fact slug={slug} fact={fact} />}
  </span>
)

type Props = { item: PaletteItem; typed: string; onSelect: () => void }

/** One line: icon, name, distinguishing details, and what Enter does. */
export const PaletteRow = ({ item, typed, onSelect }: Props) => (
  <Command.Item
    value={item.key}
    className="palette__item"
    data-kind={item.kind}
    data-parted={(item.kind === 'command' && item.isParted) || undefined}
    data-exact={(item.kind === 'record' && item.exact) || undefined}
    onSelect={onSelect}
  >
    <span className="palette__picture">
      <Picture item={item} />
      {item.kind === 'link' && item.isAction && (
        <IconPlus aria-hidden="true" className="palette__plus" size={12} stroke={3} />
      )}
    </span>
    <span className="palette__words">
      <span className="palette__title" dir="auto">
        <Highlighted text={item.title} typed={item.kind === 'all' ? '' : typed} />
      </span>
      {item.details.length > 0 && (
        <span className="palette__details" dir="auto">
          {item.details.map((detail, index) => (
            <Fragment key={index}>
              {index > 0 && <span aria-hidden="true"> · </span>}
              {index > 0 && <span className="visually-hidden">, </span>}
              <Highlighted text={detail} typed={typed} />
            </Fragment>
          ))}
        </span>
      )}
    </span>
    {item.kind === 'record' && (item.status || item.fact) && <StatusAndFact item={item} />}
    <IconCornerDownLeft
      aria-hidden="true"
      className="palette__enter mirrored"
      size={16}
      stroke={1.7}
    />
  </Command.Item>
)
