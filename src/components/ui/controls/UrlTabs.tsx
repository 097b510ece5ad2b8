'use client'

import { Tabs, type TabItem } from './Tabs'
import { useUrlTab } from './useUrlTab'

type Props = {
  label: string
  items: TabItem[]
  /** The query parameter that names the tab (`?tab=security`); left out, each item has an `href`. */
  param?: string
  keepMounted?: boolean
}

/** Tabs whose choice is kept in the URL: reload, links and the back button keep it. */
export const UrlTabs = ({ label, items, param, keepMounted }: Props) => {
  const { active, open } = useUrlTab(items, param)
  return (
    <Tabs items={items} keepMounted={keepMounted} label={label} value={active} onChange={open} />
  )
}
