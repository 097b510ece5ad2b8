'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { classNames } from '../classNames'
import { useChosenInSight } from './useChosenInSight'

export type TabItem = {
  value: string
  label: string
  icon?: ReactNode
  /** Beside the label, such as a count, or a mark of a tab with invalid fields. */
  badge?: ReactNode
  /** The address of this tab, for `UrlTabs` without `param`. */
  href?: string
  content: ReactNode
}

type Props = {
  /** The accessible name of the tab list. */
  label: string
  items: TabItem[]
  value: string
  onChange: (value: string) => void
  /** Keeps closed tabs mounted, so that their input is kept. */
  keepMounted?: boolean
  className?: string
}

/** Tabs with manual activation: arrows move, Enter or a click opens. */
export const Tabs = ({ label, items, value, onChange, keepMounted, className }: Props) => {
  const line = useChosenInSight('[aria-selected="true"]', value)
  return (
    <BaseTabs.Root
      className={classNames('ui-tabs', className)}
      value={value}
      onValueChange={(next) => onChange(String(next))}
    >
      <BaseTabs.List ref={line} aria-label={label} className="ui-tabs__list">
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            className="ui-tabs__tab"
            data-tab={item.value}
            value={item.value}
          >
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
}
