import {
  IconCalendarCheck,
  IconCircleCheck,
  IconClockPause,
  IconCursorText,
  IconEye,
  IconFileDownload,
  IconLayoutSidebarRight,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { CommandSlug } from '@/catalog/commands/registry'
import { recordFiles } from '@/catalog/recordFiles'
import type { ListRow } from '@/present/list/cell'
import { CommandItems } from '../../frame/commands/CommandItems'
import { openPeek, PEEKABLE } from '../../frame/peek/peekTarget'
import { MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/Menu'
import { useT } from '../../ui/useT'
import { editCell } from '../inline/editCell'
import { deletableFrom } from './rowActions'

const linkOf = ({ id }: ListRow) =>
  document.querySelector<HTMLAnchorElement>(`[data-list-row='${id}'] ${PEEKABLE}[data-list-open]`)

type Props = {
  slug: string
  row: ListRow
  deleteFrom?: string
  /** The cells that are offered for editing. */
  cells: readonly HTMLElement[]
  onAsk: (command: string) => void
  onDelete: () => void
  onPlan: () => void
  onTodo: (asked: 'done' | 'snooze') => void
}

/** The entries of a row's menu: pages, cells, its next step, files, commands, deletion. */
export const RowEntries = (props: Props) => {
  const { slug, row, deleteFrom, cells, onAsk, onDelete, onPlan, onTodo } = props
  const t = useT()
  const commands = row.offers?.commands ?? []
  const from = deletableFrom(row, deleteFrom)
  // Deleting is the last destructive entry.
  const endsDestructively = commands.some(({ isDestructive }) => isDestructive)
  return (
    <>
      {row.open && (
        <MenuItem
          icon={<IconLayoutSidebarRight aria-hidden="true" className="mirrored" size={18} />}
          onClick={() => {
            const link = linkOf(row)
            if (link) openPeek(link)
          }}
        >
          {t('peek.look')}
        </MenuItem>
      )}
      {row.view && (
        <MenuLink href={row.view} icon={<IconEye aria-hidden="true" size={18} />}>
          {t('actions.view')}
        </MenuLink>
      )}
      {row.edit && (
        <MenuLink href={row.edit} icon={<IconPencil aria-hidden="true" size={18} />}>
          {t('actions.edit')}
        </MenuLink>
      )}
      {cells.map((cell) => (
        <MenuItem
          key={cell.dataset.inline}
          icon={<IconCursorText aria-hidden="true" size={18} />}
          onClick={() => editCell(cell)}
        >
          {t('list.inline.field', { field: cell.dataset.label ?? '' })}
        </MenuItem>
      ))}
      {row.isFollowedUp && (
        <MenuItem icon={<IconCalendarCheck aria-hidden="true" size={18} />} onClick={onPlan}>
          {t('todo.plan')}
        </MenuItem>
      )}
      {row.todo && (
        <>
          <MenuItem
            icon={<IconCircleCheck aria-hidden="true" size={18} />}
            onClick={() => onTodo('done')}
          >
            {t('todo.done')}
          </MenuItem>
          <MenuItem
            icon={<IconClockPause aria-hidden="true" size={18} />}
            onClick={() => onTodo('snooze')}
          >
            {t('todo.snooze')}
          </MenuItem>
        </>
      )}
      {recordFiles(slug, row.id).map(({ name, href, label }) => (
        <MenuLink
          key={name}
          href={href}
          download
          icon={<IconFileDownload aria-hidden="true" size={18} />}
        >
          {t(label)}
        </MenuLink>
      ))}
      <CommandItems
        // Only collections with commands offer any.
        slug={slug as CommandSlug}
        offers={commands}
        hasMoreAbove={Boolean(row.view ?? row.edit)}
        onAsk={onAsk}
      />
      {from && !endsDestructively && (row.view ?? row.edit ?? commands[0]) && <MenuSeparator />}
      {from && (
        <MenuItem danger icon={<IconTrash aria-hidden="true" size={18} />} onClick={onDelete}>
          {t('actions.delete')}
        </MenuItem>
      )}
    </>
  )
}
