import { IconArrowRight, IconCornerDownLeft, IconPlus } from '@tabler/icons-react'
import { Command } from 'cmdk'
import { Fragment } from 'react'
import { entityCalled } from '@/catalog'
import { commandWords } from '@/present/commands/commandWords'
import { ICONS, NavIcon } from '@/components/frame/navigation/NavIcon'
import { TENDER_TONES } from '@/catalog/tenders'
import { Chip } from '../../ui/layout/Chip'
import { useT } from '@/components/ui/useT'
import { DISPLAY_STATUSES, type DisplayStatus } from '@/domain/tenders/status'
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
  if (item.kind === 'link') return <NavIcon name={item.icon} />
  const Icon =
    item.kind === 'command'
      ? commandWords(item.slug, item.name).icon
      : ICONS[entityCalled(item.slug).icon ?? 'child']
  return <Icon aria-hidden="true" size={20} stroke={1.6} />
}

const isStatus = (status: string): status is DisplayStatus =>
  (DISPLAY_STATUSES as readonly string[]).includes(status)

const Status = ({ status }: { status: string }) => {
  const t = useT()
  if (!isStatus(status)) return null
  return <Chip tone={TENDER_TONES[status]}>{t(`tenders.statuses.${status}`)}</Chip>
}

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
      <span className="palette__title">
        <Highlighted text={item.title} typed={item.kind === 'all' ? '' : typed} />
      </span>
      {item.details.length > 0 && (
        <span className="palette__details">
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
    {item.kind === 'record' && item.status && <Status status={item.status} />}
    <IconCornerDownLeft
      aria-hidden="true"
      className="palette__enter mirrored"
      size={16}
      stroke={1.7}
    />
  </Command.Item>
)
