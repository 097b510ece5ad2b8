import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import type { ListGroup, ListGroups } from '@/present/list/listModel'
import { ListLink } from '../table/ListLink'
import { PlainTable, type PlainColumn } from '../table/PlainTable'
import './groups.css'

type Props = ListGroups & { t: Translator; format: Formatters }

/** Count and sums for each value of the group column, over all pages; each leads to the list of its rows. */
export const GroupTable = ({ label, sums, groups, isCut, t, format }: Props) => {
  const columns: readonly PlainColumn<ListGroup>[] = [
    {
      label,
      cell: (group) => (
        <ListLink className="text-link" href={group.href}>
          {group.label === '' ? t('list.groups.without') : <bdi>{group.label}</bdi>}
        </ListLink>
      ),
    },
    {
      label: t('list.groups.count'),
      isAmount: true,
      cell: ({ count }) => <bdi dir="ltr">{format.count(count)}</bdi>,
    },
    ...sums.map((name, place): PlainColumn<ListGroup> => ({
      label: t('list.sumInLira', { name }),
      isAmount: true,
      cell: (group) => <bdi dir="ltr">{format.money(group.sums[place] ?? '0', 'TRY')}</bdi>,
    })),
  ]
  const title = t('list.groups.title', { name: label })
  return (
    <section aria-label={title} className="list-groups">
      <PlainTable caption={title} columns={columns} keyOf={({ key }) => key} rows={groups} />
      {isCut && <p className="text-soft">{t('list.groups.cut')}</p>}
    </section>
  )
}
