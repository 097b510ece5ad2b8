'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { Chip } from '../layout/Chip'
import { useChosenInSight } from './useChosenInSight'

export type LinkTab = {
  value: string
  label: string
  href: string
  /** How many rows it holds, written for the reader; missing where there is nothing to count. */
  count?: string
}

type Props = {
  /** The accessible name of the tab list. */
  label: string
  items: readonly LinkTab[]
  value: string
  /** Content of the open tab. */
  children: ReactNode
}

/**
 * Tabs with a page each: the server only loads the open one. Arrows move, Enter or a click opens, a
 * middle click opens a new browser tab.
 */
export const LinkTabs = ({ label, items, value, children }: Props) => {
  const line = useChosenInSight('[aria-selected="true"]', value)
  return (
    <BaseTabs.Root className="ui-tabs" value={value}>
      <BaseTabs.List ref={line} aria-label={label} className="ui-tabs__list">
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            className="ui-tabs__tab"
            nativeButton={false}
            render={<Link href={item.href} prefetch={false} scroll={false} />}
            value={item.value}
          >
            {item.label}
            {item.count !== undefined && (
              <Chip className="ui-tabs__count" icon={<></>}>
                {item.count}
              </Chip>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel className="ui-tabs__panel" value={value}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  )
}
