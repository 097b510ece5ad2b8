'use client'

import {
  IconBuildingPlus,
  IconCalendarPlus,
  IconLayoutGrid,
  IconPackageImport,
  IconPlus,
} from '@tabler/icons-react'
import type { Right } from '@/access/collectionAccess'
import { ButtonLink } from '../ui/controls/Button'
import { IconButton } from '../ui/controls/IconButton'
import { PageHeader } from '../ui/layout/PageHeader'
import type { MessageKey } from '@/i18n/messages'
import { paths } from '@/catalog/paths'
import { useDashboard } from './dashboardContext'

export type PartOfDay = 'morning' | 'day' | 'evening'

const ACTIONS: { href: string; label: MessageKey; right: Right; Icon: typeof IconPlus }[] = [
  { href: paths.meetNew(), label: 'meets.new', right: ['create', 'meets'], Icon: IconCalendarPlus },
  {
    href: paths.customerNew(),
    label: 'companies.new',
    right: ['create', 'customers'],
    Icon: IconBuildingPlus,
  },
  {
    href: paths.stockMovementNew(),
    label: 'stockMovements.new',
    right: ['create', 'stock-movements'],
    Icon: IconPackageImport,
  },
  // The product's main action comes last, at the place of primary buttons.
  { href: paths.tenderNew(), label: 'tenders.new', right: ['create', 'tenders'], Icon: IconPlus },
]

type Props = { name: string; partOfDay: PartOfDay; isArranging: boolean; onArrange: () => void }

/** Greeting, date, and the most used create actions. */
export const DashboardHeader = ({ name, partOfDay, isArranging, onArrange }: Props) => {
  const { t, words, data, may } = useDashboard()
  const actions = ACTIONS.filter(({ right }) => may(right))
  return (
    <PageHeader
      actions={
        <>
          {!isArranging && (
            <IconButton
              className="dashboard__arrange"
              icon={<IconLayoutGrid aria-hidden="true" size={20} stroke={1.75} />}
              label={t('dashboard.arrange.open')}
              onClick={onArrange}
            />
          )}
          {actions.map(({ href, label, Icon }, index) => (
            <ButtonLink
              key={href}
              href={href}
              icon={<Icon aria-hidden="true" size={18} stroke={1.75} />}
              tone={index === actions.length - 1 ? 'primary' : 'secondary'}
            >
              {t(label)}
            </ButtonLink>
          ))}
        </>
      }
      description={<time dateTime={data.today}>{words.longDay(data.today)}</time>}
      title={t(`dashboard.greetings.${partOfDay}`, { name })}
    />
  )
}
