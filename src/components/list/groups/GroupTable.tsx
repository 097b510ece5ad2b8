import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import { ListLink } from '../table/ListLink'
import { PlainTable, type PlainColumn } from '../table/PlainTable'
import './groups.css'

/** The rows of a filter that have one value. */
type GroupRow = {
  key: string
  /** Empty for rows without a value. */
  label: string
  count: number
  sums: readonly string[]
  /** The list of exactly these rows. */
  href: string
}

type Props = {
  label: string
  /** Labels of the sums, which are in lira. */
  sums: readonly string[]
  groups: readonly GroupRow[]
  isCut: boolean
  t: Translator
  format: Formatters
}

/** What a list has of each value of a column, on all pages; each leads to the list of its rows. */
export const GroupTable = ({ label, sums, groups, isCut, t, format }: Props) => {
  const columns: readonly PlainColumn<GroupRow>[] = [
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
    ...sums.map((name, place): PlainColumn<GroupRow> => ({
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
