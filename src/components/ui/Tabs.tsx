'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { classNames } from './classNames'

export type TabItem = {
  value: string
  label: string
  icon?: ReactNode
  /** Beside the label: such as a count, or a mark for a tab with something to mend. */
  badge?: ReactNode
  /** The address of this tab, for `UrlTabs` without `param`. */
  href?: string
  content: ReactNode
}

type Props = {
  /** What the tabs are about, for screen readers. */
  label: string
  items: TabItem[]
  value: string
  onChange: (value: string) => void
  /** Keeps closed tabs in the page, so that what was typed in them stays. */
  keepMounted?: boolean
  className?: string
}

/** Parts of one page behind names: arrows move between the names, Enter or a press opens. */
export const Tabs = ({ label, items, value, onChange, keepMounted, className }: Props) => (
  <BaseTabs.Root
    className={classNames('ui-tabs', className)}
    value={value}
    onValueChange={(next) => onChange(String(next))}
  >
    <BaseTabs.List aria-label={label} className="ui-tabs__list">
      {items.map((item) => (
        <BaseTabs.Tab key={item.value} className="ui-tabs__tab" value={item.value}>
          {item.icon}
          {item.label}
          {item.badge}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {items.map((item) => (
      <BaseTabs.Panel
        key={item.value}
        className="ui-tabs__panel"
        keepMounted={keepMounted}
        value={item.value}
      >
        {item.content}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
)
