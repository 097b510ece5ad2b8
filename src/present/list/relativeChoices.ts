import type { MessageKey } from '@/i18n/messages'

/** Relative periods offered by filters: conditions by operator. */
export const RELATIVE_CHOICES = [
  { key: 'past', where: { less_than: '@today' } },
  { key: 'today', where: { equals: '@today' } },
  { key: 'week', where: { equals: '@week' } },
  { key: 'lastWeek', where: { equals: '@week-1' } },
  { key: 'month', where: { equals: '@month' } },
  { key: 'lastMonth', where: { equals: '@month-1' } },
  { key: 'quarter', where: { equals: '@quarter' } },
  { key: 'lastQuarter', where: { equals: '@quarter-1' } },
  { key: 'year', where: { equals: '@year' } },
  { key: 'lastYear', where: { equals: '@year-1' } },
  { key: 'last30', where: { greater_than_equal: '@today-30', less_than_equal: '@today' } },
  { key: 'older30', where: { less_than: '@today-30' } },
  { key: 'older90', where: { less_than: '@today-90' } },
  { key: 'next7', where: { greater_than_equal: '@today', less_than_equal: '@today+7' } },
  { key: 'next30', where: { greater_than_equal: '@today', less_than_equal: '@today+30' } },
] as const satisfies readonly { key: string; where: Readonly<Record<string, string>> }[]

type Condition = { operator: string; value: string }

/** The relative period that equals some conditions of one field. */
export const relativeChoiceOf = (
  conditions: readonly Condition[],
): (typeof RELATIVE_CHOICES)[number] | undefined =>
  RELATIVE_CHOICES.find(({ where }) => {
    const asked = new Map<string, string>(Object.entries(where))
    return (
      asked.size === conditions.length &&
      conditions.every(({ operator, value }) => asked.get(operator) === value)
    )
  })

export const relativeLabel = ({ key }: (typeof RELATIVE_CHOICES)[number]): MessageKey =>
  `list.relative.${key}`
